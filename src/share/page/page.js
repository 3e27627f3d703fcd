// The page of a phone at the table.
const socket = new WebSocket(`ws://${location.host}/table`);
socket.onopen = () => socket.send(JSON.stringify({token: location.hash.slice(1), lang: navigator.language}));
socket.onmessage = message => {
  const {state} = JSON.parse(message.data);
  if (state) document.body.textContent = state.prompt;
};
