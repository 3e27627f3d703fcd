/* page.js — the table on a phone, and on a television.
 *
 * What the table said last is in `table`, what one is filling in in `draft`. All is drawn again from the two at any change,
 * but only what differs is changed: what has the focus, or is half typed, stays. The page knows no rules: it asks what a
 * verb's arguments say, and the table takes or refuses it. How things look, and which can be meant, stands in `games`. */

/* --- elements --- */

const SVG_TAGS = new Set(['svg', 'path', 'circle', 'polygon', 'g']);
const HANDLERS = ['onclick', 'oninput', 'onkeydown'];
const ARIA = { called: 'aria-label', pressed: 'aria-pressed' };

/* h('tag.class', { attributes }, children); `key` tells it from its brothers when all is drawn again. */
function h(what, ...children) {
  const [tag, ...classes] = what.split('.');
  const node = SVG_TAGS.has(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag || 'div');
  const props = children[0]?.constructor === Object ? children.shift() : {};
  if (tag === 'button')
    node.type = 'button';
  if (classes.length || props.class)
    node.setAttribute('class', [...classes, props.class].flat(2).filter(Boolean).join(' '));
  for (const [name, value] of Object.entries(props))
    if (HANDLERS.includes(name))
      node[name] = value;
    else if (name === 'style')
      Object.assign(node.style, value);
    else if (name === 'key')
      node.dataset.key = value;
    else if (name !== 'class' && (value ?? false) !== false)
      node.setAttribute(ARIA[name] ?? name, value);
  node.append(...children.flat(Infinity).filter(child => child || child === 0).map(child => child.replace ? hold(child) : child));
  return node;
}

/* No line ends between a number and what it counts, nor before a number that ends it. */
const hold = text => text.replace(/(\d) (?=[\p{L}×])/gu, '$1\u00a0').replace(/([\p{L}:]) (?=[^\p{L} \n]*\d[^\p{L} \n]*($|  ·))/gmu, '$1\u00a0');

function become(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data)
      old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== 'open')
      old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (name !== 'style' && old.getAttribute(name) !== value)
      old.setAttribute(name, value);
  old.style.cssText = fresh.style.cssText;
  for (const name of HANDLERS)
    old[name] = fresh[name];
  if (old.value !== fresh.value)
    old.value = fresh.value;
  draw(old, [...fresh.childNodes]);
}

/* Makes the children of `parent` such as `nodes`. */
function draw(parent, nodes) {
  const kept = new Map([...parent.children].map(child => [child.dataset.key, child]));
  let at = parent.firstChild;
  for (const node of nodes.flat(Infinity).filter(Boolean)) {
    const key = node.dataset?.key;
    const old = key ? kept.get(key) : at;
    if (old?.nodeName !== node.nodeName || old.dataset?.key !== key) {
      parent.insertBefore(node, at);
      continue;
    }
    if (old === at)
      at = at.nextSibling;
    else
      parent.insertBefore(old, at);
    become(old, node);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/* --- what is known --- */

const token = location.hash.slice(1);
const KEPT = `draft-${token.slice(0, 8)}`; /* not the whole of it: a link is a key */

let table = null; /* the newest of all that the table said */
let me = null; /* one's seat; null: one looks on */
let draft = JSON.parse(sessionStorage.getItem(KEPT)); /* { verb, args, open: the question, auto: nobody chose it } */
let lost = null; /* a sentence while there is no connection */
let refusal = null;
let news = null;
let looked = null; /* the seat whose things are shown */
let waits = null; /* an entry that is not answered */
let undoable = false; /* the newest deed is this phone's */
let byHand = localStorage.getItem('dice') === 'by-hand';
let words = JSON.parse(localStorage.getItem('words')) ?? {};

const _ = text => words[text] ?? text;
const format = (text, value) => _(text).replace('%s', () => value);
const number = (value, signDisplay) => new Intl.NumberFormat(table.lang, { signDisplay, numberingSystem: 'latn' }).format(value).replace('-', '−');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_each, i) => from + i);
const isGiven = value => value !== undefined && value?.length !== 0;

const state = () => table.state;
const board = () => table.state.board;
const player = seat => state().players[seat];
const seats = () => state().players.map((_each, seat) => seat);
const others = () => seats().filter(seat => seat !== me);
const isMine = seat => seat === me;
const nameOf = seat => `\u2068${player(seat).name}\u2069`;
const counter = (id, seat = me) => player(seat).counters[id] ?? 0;
const option = id => table.options[id] ?? find(table.game.options, id)?.default;
const find = (list, id) => list.find(each => each.id === id);
const titleOf = id => table.counters[id]?.title ?? find(table.game.counters, id)?.title;
const verbOf = id => find(table.game.verbs, id);
const fieldOf = (verb, id) => find(verb.arguments, id);
const plan = () => games[table.game.id] ?? {};
function planOf(verb, field) {
  const found = plan().fields?.[`${verb.id}.${field.id}`] ?? plan().fields?.[field.id] ?? {};
  return typeof found === 'function' ? { choices: found } : found;
}
const labelOf = (field, word) => field.titles?.[word] ?? word;
const wordsOf = (field, fits = () => true) => (field.words ?? []).filter(fits).map(value => ({ value, label: labelOf(field, value), art: plan().art?.(value) }));

/* --- the connection --- */

let socket = null;
let tries = 0;
let retry = 0;
let patience = 0;

function connect() {
  clearTimeout(retry);
  socket?.close();
  const mine = socket = new WebSocket(`ws://${location.host}/table`);
  mine.onopen = () => mine.send(JSON.stringify({ token, lang: navigator.language, page: true }));
  mine.onmessage = event => mine === socket && hear(JSON.parse(event.data));
  mine.onclose = event => mine === socket && lose(event);
}

/* A wrong link stays wrong; whatever else it was may be over in a moment. */
function lose(event) {
  socket = null;
  clearTimeout(patience);
  if (event.code === 4403) {
    table = null;
    lost = _('This link is not good any more. Ask for a new code.');
  } else {
    lost = _('Connection lost. Trying again…');
    retry = setTimeout(connect, Math.min(8000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2));
  }
  show();
}

function hear(said) {
  const first = 'seat' in said;
  const mine = 'ok' in said && !first;
  const before = table?.state.entries;
  clearTimeout(patience);
  table = { ...table, ...said, ...said.page };
  if (first)
    begin(said);
  if (mine)
    refusal = said.ok ? null : said.error.message;
  if (mine && said.ok || said.said)
    news = said.said ?? table.history.at(-1);
  /* After a loss: what was under way has come in if something has. */
  if (draft && (mine ? said.ok : !find(possible(), draft.verb) || first && waits && said.state.entries > before))
    setDraft(null);
  if (mine ? said.ok : !first)
    undoable = mine && waits?.do !== 'undo';
  if (mine || first)
    waits = null;
  show(mine && said.ok);
}

function begin(said) {
  me = said.seat;
  tries = 0;
  lost = null;
  looked ??= me;
  words = said.words ?? {};
  table.lang = words.language ?? 'en';
  localStorage.setItem('words', JSON.stringify(words));
  Object.assign(document.documentElement, { className: me === null ? 'tv' : '', lang: table.lang, dir: /^(ar|fa|he|ur|yi)\b/.test(table.lang) ? 'rtl' : 'ltr' });
}

function say(entry) {
  if (waits || socket?.readyState !== WebSocket.OPEN)
    return;
  waits = entry;
  refusal = null;
  socket.send(JSON.stringify(entry));
  patience = setTimeout(() => socket?.close(), 8000); /* a phone that slept does not know that it was left */
  show();
}

/* --- what can be said --- */

/* The `who` of the verb from this phone: undefined where it may not say it, null where there is none. */
function whoOf(verb) {
  const { turn } = state();
  if (me === null)
    return undefined;
  if (verb.who === 'none' || verb.who === 'turn-or-none' && turn === null)
    return null;
  if (verb.who === 'any' || verb.who === 'optional' && turn === null)
    return me;
  return turn === me ? null : undefined;
}

const isOffered = verb => table.offers[verb.id]?.length !== 0 || plan().typed === verb.id;
const possible = () => table.game.verbs.filter(verb => state().legal.includes(verb.id) && whoOf(verb) !== undefined && isOffered(verb));

function sayVerb(verb, args) {
  const who = whoOf(verb);
  say({ do: verb.id, ...(who === null ? {} : { who }), ...args });
}

/* --- arguments --- */

/* Whether an argument belongs to what is filled in. */
function isAsked(verb, field, args) {
  return planOf(verb, field).asked?.(args) !== false &&
    (!field.with || isGiven(args[field.with]) && (!field.with_words || field.with_words.includes(args[field.with])));
}

function isMissing(verb, field, args) {
  const value = args[field.id];
  if (field.optional || field.type === 'object' || !isAsked(verb, field, args))
    return false;
  if (field.one_of)
    return !verb.arguments.some(other => other.one_of === field.one_of && isGiven(args[other.id]));
  if (field.type === 'dice')
    return byHand && (value?.length ?? 0) < diceOf(field, args).length;
  if (field.type === 'integer' && fieldOf(verb, field.with)?.type === 'text')
    return false;
  if (Array.isArray(value))
    return field.type === 'each' ? !value.every(Number.isInteger) : value.length < (field.min ?? 0);
  return !isGiven(value);
}

const missing = (verb, args, fields = verb.arguments) => fields.find(field => isMissing(verb, field, args));

const boundsOf = (verb, field, args) => planOf(verb, field).bounds?.(args) ?? [field.min ?? 0, field.max ?? Infinity];

/* What can be chosen: { value, label, art?, seat?, detail? }; nothing where it is no choice. */
function choicesOf(verb, field, args) {
  const [min, max] = boundsOf(verb, field, args);
  const { choices } = planOf(verb, field);
  if (choices)
    return choices(args, field);
  if (/^seats?$/.test(field.type))
    return [...others().filter(seat => player(seat).in).map(seatChoice), ...wordsOf(field)];
  if (field.type === 'integer' && max - min <= 24)
    return [...range(min, max).map(value => ({ value, label: number(value) })), ...wordsOf(field)];
  return /^words?$/.test(field.type) ? wordsOf(field) : undefined;
}

const seatChoice = seat => ({ value: seat, label: nameOf(seat), seat });

/* What belongs to a typed name, or excludes another, is asked with it; what may be left out comes last. */
function questionsOf(verb, args) {
  const questions = [];
  const asked = verb.arguments.filter(field => isAsked(verb, field, args) && !planOf(verb, field).silent);
  for (const field of asked.filter(each => !each.optional)) {
    const last = questions.at(-1);
    if (last && (planOf(verb, field).joins || field.one_of && last[0].one_of === field.one_of || fieldOf(verb, field.with)?.type === 'text'))
      last.push(field);
    else
      questions.push([field]);
  }
  if (asked.some(each => each.optional))
    questions.push(asked.filter(each => each.optional));
  return questions;
}

/* The first that lacks an answer; or what is answered to begin with, or may be said besides; or -1. */
function nextOpen(verb, args) {
  const questions = questionsOf(verb, args);
  const i = questions.findIndex(question => missing(verb, args, question));
  return i < 0 ? questions.findIndex(([field]) => field.optional || planOf(verb, field).start) : i;
}

/* What is answered to begin with, and what follows from the rest. */
function settle(verb, args) {
  for (const field of verb.arguments) {
    const { start, follows } = planOf(verb, field);
    if (isAsked(verb, field, args) && (follows || start && args[field.id] === undefined))
      args[field.id] = (follows ?? start)(args);
  }
  return args;
}

/* --- filling in --- */

function setDraft(next) {
  draft = next;
  refusal = null;
  sessionStorage.setItem(KEPT, JSON.stringify(next));
}

function change(next, moved) {
  setDraft(next);
  show(moved);
}

/* What has one answer is not asked. */
function open(verb, args = {}) {
  for (const field of verb.arguments) {
    const choices = isMissing(verb, field, args) && !field.one_of && choicesOf(verb, field, args);
    if (choices?.length === 1 && !/s$/.test(field.type))
      args = { ...args, [field.id]: choices[0].value };
  }
  const next = nextOpen(verb, settle(verb, args));
  if (next < 0)
    return sayVerb(verb, args);
  change({ verb: verb.id, args, open: next }, true);
}

/* What belonged to the answer before goes; the last answer of an ordinary deed says it. */
function answer(verb, field, value, stay) {
  const args = { ...draft.args, [field.id]: value };
  const lacked = missing(verb, draft.args);
  for (const other of verb.arguments) {
    const excluded = other !== field && field.one_of && other.one_of === field.one_of;
    if (!isGiven(args[other.id]) || excluded || !isAsked(verb, other, args) || other !== field && args[other.id] > boundsOf(verb, other, args)[1])
      delete args[other.id];
  }
  setDraft({ ...draft, args: settle(verb, args) });
  if (!stay) {
    draft.open = nextOpen(verb, args);
    if (lacked && draft.open < 0 && verb.arguments.every(each => each.type !== 'text'))
      return sayVerb(verb, args);
  }
  show(!stay);
}

function finish() {
  const verb = verbOf(draft.verb);
  const args = { ...draft.args };
  if (missing(verb, args)) {
    draft.open = nextOpen(verb, args);
    return show(true);
  }
  for (const field of verb.arguments) /* nobody touched what is right as it stands */
    if (isAsked(verb, field, args) && !field.optional && /object|integer/.test(field.type))
      args[field.id] ??= field.type === 'object' ? {} : Math.max(0, field.min);
  sayVerb(verb, args);
}

/* --- small things --- */

const SHAPES = ['M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1Z', 'M2 2H14V14H2Z', 'M8 1L15.5 14.5H.5Z', 'M8 .5L15.5 8L8 15.5L.5 8Z', 'M8 .5L10.5 4.6L15.5 5.8L12.3 9.7L12.7 15L8 13L3.3 15L3.7 9.7L.5 5.8L5.5 4.6Z', 'M8 1L14.2 4.5V11.5L8 15L1.8 11.5V4.5Z'];
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const colour = seat => `seat-${table.colours[seat]}`;
const picture = (name, alt = '') => name && h('img', { src: `/${table.game.id}-${name}.svg`, alt });
const mark = seat => h('svg.mark', { class: colour(seat), viewBox: '0 0 16 16', 'aria-hidden': true }, h('path', { d: SHAPES[seat] }));
const tokens = list => h('.tokens', list.map(seat => [mark(seat), h('span.unseen', nameOf(seat))]));

function die(face, sides = 6) {
  if (!face || sides !== 6)
    return h('span.die', { class: !face && 'empty' }, `${face ?? ''}`);
  return h('span.die', { role: 'img', called: face }, h('svg', { viewBox: '0 0 30 30' },
    PIPS[face].map(place => h('circle', { cx: 6 + place % 3 * 9, cy: 6 + Math.floor(place / 3) * 9, r: 2.9 }))));
}

function tile({ label, detail, art, seat, key, pressed, onclick, off, face }) {
  return h('button.tile', { class: seat !== undefined && ['seat', colour(seat)], key, onclick, pressed, disabled: off },
    seat !== undefined && mark(seat), picture(art), face ? die(face) : h('span', label), detail && h('small', detail));
}

/* --- inputs: each has a value, and calls `set` with another one --- */

const wide = list => list.some(({ label }) => /\S{11}|.{21}/.test(label)) && 'wide';

function inputChoice(field, choices, value, set) {
  const sought = draft.sought ?? '';
  const numbers = choices.every(choice => choice.label === number(choice.value));
  const long = !numbers && choices.length > 18; /* is searched */
  const shown = choices.filter(choice => choice.label.toLowerCase().includes(sought.toLowerCase()));
  if (long && !field.sorted)
    shown.sort((a, b) => a.label.localeCompare(b.label, table.lang));
  return [long && h('input', { key: 'sought', type: 'search', called: _('Search'), placeholder: _('Search'), value: sought, autocomplete: 'off', oninput: event => change({ ...draft, sought: event.target.value }) }),
    h('.tiles', { class: numbers ? 'numbers' : wide(choices), role: 'group', called: field.title },
      shown.map(choice => tile({ ...choice, key: `choice-${choice.value}`, pressed: value === choice.value,
        onclick: () => { draft.sought = ''; set(choice.value === value && field.optional ? undefined : choice.value, field.optional); } })))];
}

/* In the order of the taps; some of them again and again, as terrain is. */
function inputSequence(field, choices, taken, max, set) {
  const once = field.type !== 'words' || field.id === 'bonuses';
  return h('.sequence', h('.answers', taken.map((value, i) => h('button.answer', { key: `taken-${i}`, onclick: () => set(taken.filter((_each, j) => j !== i), true) }, choices.find(choice => choice.value === value)?.label, ' ×'))),
    h('.tiles', { class: wide(choices) }, choices.map(choice => tile({ ...choice, key: `add-${choice.value}`, off: taken.length >= max || once && taken.includes(choice.value), onclick: () => set([...taken, choice.value], true) }))));
}

function inputStepper(label, value, min, max, set, key) {
  const step = (by, sign) => h('button.key', { called: `${label} ${sign}1`, disabled: value + by < min || value + by > max, onclick: () => set(value + by, true) }, sign);
  return h('.stepper', { key, role: 'group', called: label }, step(-1, '−'), h('output', number(value)), step(1, '+'));
}

function inputPad(label, value, min, max, set, values) {
  const put = next => (next === undefined || Math.abs(next) <= Math.max(max, -min)) && set(next, true);
  const digits = `${Math.abs(value ?? 0)}`;
  const sign = value < 0 ? -1 : 1;
  const key = (text, onclick, called) => h('button.key', { key: `key-${text}`, called, onclick }, text);
  const digit = text => key(text, () => put(sign * Number(digits + text)));
  return h('.pad', { role: 'group', called: label }, h('output', value === undefined ? '–' : number(value)),
    values && h('.coins', values.map(coin => h('button.coin', { key: `coin-${coin}`, onclick: () => put((value ?? 0) + coin) }, `+${number(coin)}`))),
    h('.keys', [...'123456789'].map(digit), min < 0 ? key('±', () => value && put(-value)) : digit('00'), digit('0'), key('⌫', () => put(digits[1] ? sign * Number(digits.slice(0, -1)) : undefined), _('Remove'))));
}

function inputText(field, value, max, set) {
  return h('input', { key: field.id, maxlength: max === Infinity ? null : max, value: value ?? '', called: field.title, autocomplete: 'off', enterkeyhint: 'next',
    oninput: event => set(event.target.value, true), onkeydown: ({ key }) => { if (key === 'Enter') finish(); } });
}

/* How many sides the dice have, one after the other. */
function diceOf(field, args) {
  const of = by => by && (args[by] ?? option(by));
  const sides = of(field.sides_by) ?? field.sides;
  return range(1, of(field.count_by) ?? field.min).map((_each, i) => sides[i] ?? sides);
}

let look = 0; /* dice that fell lie there for a moment before they are said */

function inputDice(field, value, set) {
  const taken = byHand ? value ?? [] : [];
  const sides = diceOf(field, draft.args);
  const next = sides[taken.length];
  const put = faces => {
    clearTimeout(look);
    set(faces, true);
    if (faces.length === sides.length)
      look = setTimeout(() => draft?.args[field.id] && finish(), 700);
  };
  return [h('.dice', sides.map((each, i) => die(taken[i], each))),
    byHand && next && h('.tiles.numbers', range(1, next).map(face => tile({ label: `${face}`, key: `face-${face}`, face: next === 6 && face, onclick: () => put([...taken, face]) }))),
    taken.length > 0 && h('button.answer', { key: 'face-back', onclick: () => put(taken.slice(0, -1)) }, `⌫ ${_('Remove')}`),
    handSwitch(() => set(undefined, true))];
}

function handSwitch(then) {
  const turn = () => {
    byHand = !byHand;
    localStorage.setItem('dice', byHand ? 'by-hand' : 'thrown');
    then();
  };
  return h('button.answer.switch', { key: 'by-hand', pressed: byHand, onclick: turn }, _('We throw real dice'));
}

/* One number for each seat: one pad, and whose it is. */
function inputEach(value, min, max, set) {
  const all = seats().map(seat => value?.[seat] ?? null);
  const at = draft.at ?? 0;
  return [h('.tiles', seats().map(seat => tile({ ...seatChoice(seat), key: `of-${seat}`, detail: all[seat] === null ? '–' : number(all[seat]), pressed: at === seat, onclick: () => change({ ...draft, at: seat }) }))),
    inputPad(nameOf(at), all[at] ?? undefined, min, max, next => set(all.map((each, seat) => seat === at ? next ?? null : each), true))];
}

const line = (field, content) => h('.line', { key: `line-${field.id}` }, h('span.label', field.title), content);

/* The input of an argument, or of a member of one. `narrow`: it shares the room with others. */
function inputFor(verb, field, value, set, narrow) {
  const choices = choicesOf(verb, field, draft.args);
  const [min, max] = boundsOf(verb, field, draft.args);
  const put = (id, next) => set({ ...value, [id]: isGiven(next) && next !== 0 ? next : undefined }, true);
  if (planOf(verb, field).input)
    return planOf(verb, field).input(verb);
  switch (field.type) {
    case 'dice': return inputDice(field, value, set);
    case 'boolean': return h('button.answer.switch', { key: field.id, called: field.title, pressed: !!value, onclick: () => set(value ? undefined : true, true) });
    case 'words':
    case 'texts':
    case 'seats': return inputSequence(field, choices, value ?? [], max, set);
    case 'counts': return wordsOf(field).map(({ value: id, label, art }) => h('.line', picture(art), h('span.label', label), inputStepper(label, value?.[id] ?? 0, min, Math.min(max, 99), next => put(id, next))));
    case 'object': return field.members.map(member => line(member, inputFor(verb, member, value?.[member.id], next => put(member.id, next), true)));
    case 'each': return inputEach(value, min, max, set);
    case 'text': return choices ? inputChoice(field, choices, value, set) : inputText(field, value, max, set);
  }
  if (narrow && field.type === 'integer' && !field.words && field.id !== 'money')
    return inputStepper(field.title, value ?? Math.max(0, min), min, max, set, field.id);
  return choices ? inputChoice(field, choices, value, set) : inputPad(field.title, value, min, max, set, plan().coins);
}

/* --- a form --- */

function tellValue(verb, field, value) {
  if (/boolean|object|counts/.test(field.type))
    return '✓';
  if (Array.isArray(value))
    return value.map(each => field.words ? labelOf(field, each) : field.type === 'seats' ? nameOf(each) : each ?? '–').join(_(', '));
  return choicesOf(verb, field, draft.args)?.find(choice => choice.value === value)?.label ?? (typeof value === 'number' ? number(value) : value);
}

/* What the table offers, each one tap; or, where another may lie there, the card that is typed in. */
const showOffers = (verb, offers) => [inputChoice({ title: verb.title, sorted: true }, offers.map((offer, value) => ({ ...offer, value })), null, value => say(offers[value].entry)),
  plan().typed === verb.id && h('button.answer', { key: 'own', onclick: () => change({ ...draft, own: true }, true) }, _('_Type the Card In…').slice(1))];

function showSheet() {
  const { args, auto, own } = draft;
  const verb = verbOf(draft.verb);
  const offers = !own && table.offers[verb.id];
  const questions = questionsOf(verb, args);
  const now = questions[draft.open];
  const title = question => question[0].optional ? _('More') : planOf(verb, question[0]).ask ? verb.title : question[0].title;
  const tabs = questions.map((question, i) => {
    const told = question.filter(field => isGiven(args[field.id])).map(field => tellValue(verb, field, args[field.id])).join(' · ');
    return questions.length > 1 && (question !== now || !now[1]) && (told || question !== now && (question[0].optional || i < draft.open)) && h('button.answer', { key: `tab-${i}`, 'aria-current': question === now && 'step', onclick: () => change({ ...draft, open: i }, true) },
      title(question), told && ': ', told && h('b', told));
  });
  const asks = now && !offers?.[0]?.entry ? title(now) : verb.title;
  const ask = field => inputFor(verb, field, args[field.id], (value, stay) => answer(verb, field, value, stay), now.length > 1);
  return h('section.sheet', { key: 'sheet', 'aria-labelledby': 'ask' },
    !auto && h('.sheet-head', h('button.key', { key: 'back', called: _('Back'), onclick: () => change(own ? { verb: verb.id, args: {}, open: 0 } : null, true) }, '‹'), h('p', verb.title)),
    h('h2', { id: 'ask', tabindex: -1, class: !auto && asks === verb.title ? 'unseen' : 'ask' }, asks),
    offers?.[0]?.entry ? showOffers(verb, offers) : [
    tabs.some(Boolean) && h('.answers', { key: 'answers' }, tabs),
    plan().previews?.[verb.id]?.(args)?.map(text => h('p.preview', { role: 'status' }, text)),
    now && (now.length === 1 && !now[0].optional ? ask(now[0]) : now.map(field => line(field, ask(field))))]);
}

/* --- the games --- */

/* A tile for each choice of an argument. */
const each = (id, detail) => verb => choicesOf(verb, fieldOf(verb, id), {}).map(choice => ({ ...choice, args: { [id]: choice.value }, detail: detail?.(choice.value) ?? choice.detail }));
const card = (art, title, detail, name) => h('li.card', { class: name }, picture(art), h('b', title), detail);
const counts = (seat, ids, art) => h('ul.counts', ids.split(' ').map(id => h('li.count', picture(art(id)), h('span', titleOf(id)), h('b', number(counter(id, seat))))));

/* --- Snack Wars --- */

const foodsOf = () => Object.keys(board().majorities);
const snack = id => (foodsOf().includes(id) ? id : `bonus-${id}`);
const held = seat => {
  const { foods, bonuses } = board().collections[seat];
  return [...foodsOf().filter(id => foods[id] > 0).map(id => ({ kind: 'food', id, n: foods[id] })), ...bonuses.map(id => ({ kind: 'bonus', id, n: 1 }))];
};

function snackThings(seat) {
  const cards = held(seat).flatMap(({ id, n }) => Array(n).fill([snack(id), titleOf(snack(id))]));
  return [h('.square', range(0, 8).map(i => h('span', { class: !cards[i] && 'nothing' }, cards[i] && picture(...cards[i])))), counts(seat, 'raccoons', () => 'raccoon')];
}

function snackBoard() {
  return h('ul.majorities', foodsOf().map(food => {
    const { value, leader } = board().majorities[food];
    return h('li', picture(snack(food), titleOf(food)), number(value), leader === null ? h('span', '–') : tokens([leader]));
  }));
}

const loot = verb => others().flatMap(seat => held(seat).map(({ kind, id, n }) => ({
  value: `${seat}-${id}`, args: { from: seat, [kind]: id }, label: labelOf(fieldOf(verb, kind), id), art: snack(id), detail: n > 1 && `×${n}`, seat })));

/* --- Shopping War --- */

const shopArt = name => (name ?? 'corridor').toLowerCase().replace(' ', '-');
const shop = ({ name }) => name && labelOf(find(table.game.options, 'shops'), name);
const names = list => list.map(nameOf).join(_(', '));
const spaces = (fits = () => true) => () => board().spaces.map((space, value) => ({ ...space, value, label: shop(space) ?? `${value + 1}`, art: shopArt(space.name), detail: names(space.tokens) })).filter(fits);
const slots = seat => [4, 5, 3, 6].map(slot => ({ value: slot, label: `${slot}`, face: slot, art: slot % 3 ? 'weapon' : 'mate', combo: board().combos[seat][slot] }));
const slotChoices = () => slots(me).map(slot => ({ ...slot, detail: slot.combo && `${slot.combo.name ?? ''} ${slot.combo.strength}` }));

function reaches(direction) {
  const space = board().spaces[board().reach?.[direction]];
  return space && [shop(space), names(space.tokens)].filter(Boolean).join(' · ');
}

function mall() {
  const { spaces: all, lobby, reach } = board();
  const side = all.length / 4;
  const place = i => [[1, i % side + 1], [i % side + 1, side + 1], [side + 1, side + 1 - i % side], [side + 1 - i % side, 1]][Math.floor(i / side)].join(' / ');
  return h('.mall', { style: { gridTemplateColumns: `repeat(${side + 1}, 1fr)` } },
    all.map((space, i) => h('.place', { class: [space.kind, Object.values(reach ?? {}).includes(i) && 'lit'], style: { gridArea: place(i) } }, picture(shopArt(space.name), shop(space) ?? ''), tokens(space.tokens))),
    h('.place.lobby', { style: { gridArea: `2 / 2 / ${side + 1} / ${side + 1}` } }, tokens(lobby)));
}

const shoppingThings = seat => [h('ul.cards', slots(seat).map(({ value, art, combo }) => card(art, [die(value), ' ', combo && h('span.big', number(combo.strength))], combo?.name, !combo && 'faint'))),
  counts(seat, 'stars shop_cards emporium_cards stock', id => id === 'stars' && 'star')];

/* --- Chip Shop --- */

const productArt = ({ status, era }) => status === 'production' ? 'factory' : era ? 'computer' : 'accessory';
const products = fits => board().products.filter(fits).map(product => ({ value: product.id, label: product.name, seat: isMine(product.seat) ? undefined : product.seat, art: productArt(product) }));
const ownReleased = () => products(({ seat, status }) => isMine(seat) && status === 'released');
const inProduction = () => products(({ seat, status, era }) => isMine(seat) && status === 'production' && era > 0);

/* A release: what the table says of each product in production, by how much goes in. */
const released = ({ product }) => table.offers.release?.find(each => each.product === product);
const asked = args => !!released(args);
const split = args => released(args).points[args.quality] ?? 0;

function amount(id, i) {
  const bounds = args => [released(args).least[i], Math.max(released(args).least[i], counter(id))];
  return { asked, ask: true, joins: i > 0, bounds, start: args => bounds(args)[Math.sign(i)] };
}

function tellRelease(args) {
  const brings = released(args);
  return brings && [brings.piles[args.marketing], ['longevity', 'loyalty'].map(id => `${titleOf(id)} ${number(brings[id] + args[`to_${id}`], 'always')}`).join(_(', '))];
}

function chipThings(seat) {
  const { products: all, personalities, loans, hands } = board();
  return [counts(seat, 'money rd marketing quality longevity loyalty staff streams completed', id => id),
    h('ul.cards', all.filter(product => product.seat === seat && product.status !== 'gone').map(product => card(productArt(product), product.name ?? '?', h('.coins', product.piles?.map(pile => h('span.coin', number(pile)))), product.irrelevant && 'faint')),
      personalities[seat].map(person => card('staff', person.name, `${titleOf('loyalty')} ${number(person.loyalty)} · ${titleOf('longevity')} ${number(person.longevity)}`)),
      loans[seat].map(loan => card('money', number(-loan))), hands[seat].map(id => card(null, labelOf(fieldOf(verbOf('play'), 'card'), id))))];
}

/* --- Competitor$ --- */

const FREIGHT = 'truck ship aircraft branch territory contract plain mountain frozen desert forest channel'.split(' ');
const land = id => labelOf(fieldOf(verbOf('found'), 'continent'), id);
const homes = seat => [board().headquarters[seat], ...board().branches[seat]].filter(Boolean);
const homeChoices = list => list.map(home => ({ value: home.state, label: home.state, detail: land(home.continent) }));
const contracts = seat => board().contracts.filter(each => each.seat === seat && /signed|moving/.test(each.status)).map(each => ({ value: each.id, label: `${each.from_state ?? land(each.from)} › ${each.to_state ?? land(each.to)}`,
  art: each.vehicle, detail: `${number(each.fee)} · ${number(each.used)}/${number(each.turns)}` }));
const delivery = { asked: () => state().phase === 'delivery' };

const freightThings = seat => [counts(seat, 'money trucks ships aircraft territory_cards contract_cards', id => id !== 'money' && id.replace(/s$|_cards$/, '')),
  h('ul.cards', homes(seat).map((home, i) => card(i ? 'branch' : 'headquarters', home.state, land(home.continent))), contracts(seat).map(each => card(each.art, each.label, each.detail)))];

function freightBoard() {
  const { danger } = board();
  return danger && h('ul.cards.one', card('danger', land(danger.continent), danger.text ?? number(danger.event)));
}

/* --- Warehouse Wars --- */

/* What lies on top of a column: the highest crate, or -1; the highest plank, 0 being the board. */
function column(x, y) {
  const covers = ({ x: px, y: py, along, length }) => (along === 'x' ? py === y && x >= px && x < px + length : px === x && y >= py && y < py + length);
  return { crate: board().crates.filter(each => each.x === x && each.y === y).reduce((top, each) => (each.z > top.z ? each : top), { z: -1 }),
    plank: Math.max(0, ...board().planks.filter(covers).map(plank => plank.z)) };
}

/* From the first tap to the second one in line with it; any other begins anew. */
function plankTo(x, y) {
  const { from } = draft;
  if (!from || (from.x === x) === (from.y === y))
    return { from: { x, y }, args: {} };
  const along = from.y === y ? 'x' : 'y';
  const [ax, ay, length] = [Math.min(x, from.x), Math.min(y, from.y), Math.abs(x - from.x) + Math.abs(y - from.y) + 1];
  const z = 1 + Math.max(0, ...range(0, length - 1).map(i => column(along === 'x' ? ax + i : ax, along === 'y' ? ay + i : ay).crate.z));
  return { from, args: { x: ax, y: ay, z, along, length } };
}

function inputCells(verb) {
  const width = option('width');
  const { args, from } = draft;
  const at = args.x === undefined ? from ?? {} : args;
  const isChosen = (x, y) => x >= at.x && x < at.x + (at.along === 'x' ? at.length : 1) && y >= at.y && y < at.y + (at.along === 'y' ? at.length : 1);
  const tap = (x, y) => change({ ...draft, ...(verb.id === 'plank' ? plankTo(x, y) : { args: { x, y, z: column(x, y).plank } }) });
  return [h('.cells', { style: { gridTemplateColumns: `repeat(${width}, 1fr)` } }, range(0, option('depth') - 1).flatMap(y => range(0, width - 1).map(x => {
    const { crate, plank } = column(x, y);
    const covered = crate.z >= plank;
    return h('button.cell', { key: `cell-${x}-${y}`, class: [covered ? ['crate', colour(crate.seat)] : plank && 'wood', isChosen(x, y) && 'chosen'], onclick: () => tap(x, y), pressed: isChosen(x, y),
      called: `${x + 1}, ${y + 1}: ${covered ? nameOf(crate.seat) : plank ? titleOf('planks') : ''} ${covered ? crate.z + 1 : plank}` }, covered ? `${crate.z + 1}` : plank ? `${plank}` : '·');
  }))), warehouse()];
}

/* From a corner, as it stands on the table. */
function warehouse() {
  const [width, depth] = [option('width'), option('depth')];
  const at = (x, y, z) => `${(x - y) * 14},${(x + y) * 7 - z * 18}`;
  const face = (name, ...points) => h('polygon', { class: name, points: points.map(point => at(...point)).join(' ') });
  const box = (x, y, z, dx, dy, dz) => {
    const [X, Y, Z] = [x + dx, y + dy, z + dz];
    return [face('top', [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]), face('left', [x, Y, Z], [X, Y, Z], [X, Y, z], [x, Y, z]), face('right', [X, y, Z], [X, Y, Z], [X, Y, z], [X, y, z])];
  };
  const ghost = draft?.args.x === undefined ? [] : [{ seat: me, ...draft.args, ghost: true }];
  const far = ({ x, y, z, along, length }) => [z * 2 - !!along, x + y + (along ? length : 0)];
  const all = [...board().crates, ...board().planks, ...ghost].sort((a, b) => far(a)[0] - far(b)[0] || far(a)[1] - far(b)[1]);
  const high = Math.max(1, ...all.map(each => each.z + 1)) * 18 + 2;
  return h('svg.warehouse', { viewBox: `${-depth * 14 - 2} ${-high} ${(width + depth) * 14 + 4} ${(width + depth) * 7 + high + 4}`, role: 'img', called: `${titleOf('crates')}: ${board().crates.length}` },
    range(0, width - 1).flatMap(x => range(0, depth - 1).map(y => face('floor', [x, y, 0], [x + 1, y, 0], [x + 1, y + 1, 0], [x, y + 1, 0]))),
    all.map(({ x, y, z, along, length, seat, ghost: is }) => h('g', { class: [along ? 'wood' : colour(seat), is && 'ghost'] },
      along ? box(x, y, z - 0.16, along === 'x' ? length : 1, along === 'y' ? length : 1, 0.16) : box(x + 0.08, y + 0.08, z, 0.84, 0.84, 0.84))));
}

/* --- what games add --- */

/* What the standings do not say. */
function pad() {
  const ids = Object.keys(player(0).counters).filter(id => !table.in_sight.includes(id));
  return ids.length > 0 && h('table', h('thead', h('tr', h('td'), seats().map(seat => h('th', { scope: 'col' }, tokens([seat]))))),
    h('tbody', ids.map(id => h('tr', h('th', { scope: 'row' }, titleOf(id)), seats().map(seat => h('td', number(counter(id, seat))))))));
}

const silent = { silent: true };

/* colour: of the big button; art, marks: pictures of words, of verbs; things: what a seat has; board: what lies on the
 * table; inline: verbs offered by what they are done with, plainFirst: after the others; begin: those asked without being
 * chosen; usual: not only for the turn's seat; typed: whose card may be another than those offered; previews: what would
 * come of it; fields: what arguments can mean now. */
const games = {
  'snack-wars': {
    colour: '#5b2a99', art: snack, things: snackThings, board: snackBoard, marks: { 'take-raccoons': 'raccoon' },
    inline: { 'take-food': each('food', food => number(board().majorities[food].value)), 'take-bonus': each('bonus'), steal: loot },
    fields: { count: { bounds: () => [1, board().draw] }, 'take-bonus.bonus': (_args, field) => wordsOf(field, bonus => !board().collections.some(each => each.bonuses.includes(bonus))) },
  },
  'shopping-war': {
    colour: '#3b1a78', things: shoppingThings, board: mall, marks: { equip: 'weapon' },
    inline: { walk: each('direction', reaches), step: each('direction'), enter: each('space'), choose: each('opponent') },
    fields: { 'enter.space': spaces(space => space.kind === 'shop'), 'relocate.space': () => [{ value: -1, label: _('Lobby') }, ...spaces()()],
      'equip.slot': slotChoices, 'lose-combo.slot': () => slotChoices().filter(slot => slot.combo),
      opponent: () => board().spaces[board().scuffle.space].tokens.filter(seat => !isMine(seat)).map(seatChoice) },
  },
  'chip-shop': {
    colour: '#0c3b3a', art: word => ['rd', 'marketing', 'quality', 'computer', 'console'].includes(word) && word, things: chipThings,
    marks: { specialist: 'specialist', 'draw-product': 'factory', income: 'streams', 'release-token': 'release', release: 'release', attach: 'accessory', hire: 'staff' },
    inline: { general: each('resource'), exchange: each('resource') }, plainFirst: true, typed: 'draw-product', previews: { release: tellRelease },
    fields: { 'personality.card': (_args, field) => wordsOf(field, id => ![...board().personalities.flat(), ...board().fired].some(person => person.card === id)),
      'specialist.product': ownReleased, 'release.product': inProduction,
      'release.rd': amount('rd', 0), 'release.marketing': amount('marketing', 1), 'release.quality': amount('quality', 2),
      to_longevity: { asked, joins: true, start: () => 0, bounds: args => [0, split(args)] }, to_loyalty: { asked, silent: true, follows: args => split(args) - args.to_longevity },
      'draw-product.card': silent, 'play.card': (_args, field) => wordsOf(field, id => board().hands[me].includes(id)) },
  },
  competitors: {
    colour: '#0f5fa8', art: word => FREIGHT.includes(word) && word, things: freightThings, board: freightBoard, coins: [100000, 50000, 10000, 5000, 1000, 500],
    marks: { sign: 'contract', move: 'move', buy: 'truck', sell: 'branch' },
    inline: { draw: each('card'), customs: each('colour'), deliver: each('contract') },
    fields: { contract: () => contracts(me), branches: () => homeChoices(board().branches.flat()), 'sell.state': () => homeChoices(board().branches[me]), 'special.state': () => homeChoices(homes(me)),
      number: { asked: () => board().danger?.save === null }, customs: delivery, flag: delivery },
  },
  'warehouse-wars': { colour: '#22355f', board: warehouse, begin: ['crate'], fields: { x: { input: inputCells, ask: true }, y: silent, z: silent, along: silent, length: silent } },
  'any-game': { colour: '#1f5fa8', usual: true, board: pad, begin: ['round', 'score'], fields: { column: { choices: () => option('columns').map((label, i) => ({ value: i + 1, label: titleOf(`column-${i + 1}`) })), asked: () => option('columns').length > 1 } } },
};

/* --- what is shown --- */

const ordinary = () => table.ordinary && verbOf(table.ordinary.do);
const hasDice = verb => verb?.arguments.some(field => field.type === 'dice');

/* The seat whose colour the band has; or undefined. */
const acting = () => (state().over ? state().winners[0] : state().turn ?? table.ordinary?.who);

function showBand() {
  const seat = acting();
  return [seat !== undefined && mark(seat), h('div', isMine(seat) && !state().over && h('p.yours', _('Your turn')), h('h1', { tabindex: -1, key: 'prompt' }, state().prompt), table.then && h('p', table.then))];
}

function showStandings() {
  const { over, winners, turn, players } = state();
  return h('ul.standings', { key: 'standings', called: _('Standings') }, players.map((each, seat) => h('li', { key: `seat-${seat}` },
    h('button.standing', { class: [colour(seat), (over ? winners.includes(seat) : turn === seat) && 'acting', !each.in && 'out'], pressed: looked === seat && !isMine(seat),
      onclick: () => { looked = looked === seat ? me : seat; show(); } },
    mark(seat), h('span.name', nameOf(seat)), h('span.score', `${winners.includes(seat) ? '★' : ''}${number(each.score)}`), table.in_sight.map(id => h('span.more', `${titleOf(id)} ${number(counter(id, seat))}`))))));
}

function showVerbs(verbs) {
  const inline = verb => plan().inline?.[verb.id];
  const plain = verbs.filter(verb => !inline(verb));
  const group = (key, title, tiles) => tiles.length > 0 && h('.group', { key }, title && h('h3', title), h('.tiles', { class: title ? wide(tiles) : 'wide' }, tiles.map(tile)));
  const shown = [verbs.filter(inline).map(verb => group(`verb-${verb.id}`, verb.title, inline(verb)(verb).map(choice => ({ ...choice, key: `${verb.id}-${choice.value}`, onclick: () => open(verb, choice.args) })))),
    group('plain', '', plain.map(verb => ({ label: verb.title, art: plan().marks?.[verb.id], key: `verb-${verb.id}`, onclick: () => open(verb) })))];
  return plan().plainFirst ? shown.reverse() : shown;
}

function showActions() {
  const next = ordinary();
  const verbs = possible().filter(verb => (draft ? verb.id !== draft.verb : verb !== next));
  const seldom = verbs.filter(verb => verb.who === 'any' && !plan().usual);
  return [h('section', { key: 'actions' }, showVerbs(verbs.filter(verb => !seldom.includes(verb)))),
    hasDice(next) && handSwitch(() => (byHand ? open(next) : show())), seldom.length > 0 && h('details', { key: 'seldom' }, h('summary', _('More')), showVerbs(seldom))];
}

/* What is asked without being chosen first. */
function beginDraft() {
  const may = possible();
  const verb = !draft && (state().turn ?? me) === me && plan().begin?.map(id => find(may, id)).find(Boolean);
  if (verb)
    draft = { verb: verb.id, args: {}, open: 0, auto: true };
}

function showThings(seat) {
  const things = plan().things?.(seat);
  const lines = state().tally.find(each => each.seat === seat)?.lines ?? [];
  return (things || lines.length > 0) && h('section.things', { class: colour(seat), key: `things-${seat}` }, h('h2', mark(seat), ' ', nameOf(seat)), things,
    lines.length > 0 && h('table', h('tbody', lines.map(each => h('tr', h('th', { scope: 'row' }, each.label), h('td', number(each.points)))))));
}

function showNews() {
  const text = news ?? table.history.at(-1);
  return text && h('.news', { key: `news-${state().entries}` }, h('p', text), undoable && h('button.answer', { key: 'undo', onclick: () => say({ do: 'undo' }) }, _('Undo')));
}

const showReminder = ({ written, text }) => h('.notice', { key: `remind-${written}`, role: 'alert' }, h('p', text),
  me !== null && ['Done', 'Later'].map(word => h('button', { onclick: () => say({ do: 'reminded', text: written, answer: word.toLowerCase() }) }, _(word))));

function showTable() {
  const filling = draft && !draft.auto;
  const lies = !(draft && (filling || plan().board === warehouse)) && plan().board?.();
  const counted = me === null && plan().board !== pad && (table.in_sight.length > 0 || !plan().board) && pad();
  return [lost && h('p.notice.lost', { key: 'lost' }, lost),
    refusal && h('.notice', { key: 'refusal', role: 'alert' }, h('p', refusal), h('button', { called: _('Close'), onclick: () => { refusal = null; show(); } }, '×')),
    !filling && [table.reminders.slice(0, 1).map(showReminder), showStandings(), !refusal && showNews()], draft && showSheet(), !filling && [me !== null && showActions(), (lies || counted) && h('section.things', { key: 'board' }, lies, counted)], looked !== null && showThings(looked),
    table.history.length > 0 && h('section.things', { key: 'history' }, h('h2', _('History')), h('ol.said', table.history.map(each => h('li', each))))];
}

function showBig() {
  const verb = draft && verbOf(draft.verb);
  const next = ordinary();
  const { turn, over } = state();
  const big = (label, onclick, kind) => h('button', { id: 'big', key: 'big', class: kind, 'aria-disabled': !onclick || !!(waits || lost), onclick }, label);
  const lacks = verb && missing(verb, draft.args);
  if (verb && !lacks)
    return big(verb.title, finish);
  if (verb)
    return missing(verb, draft.args, questionsOf(verb, draft.args)[draft.open]) ? big(verb.title, null, 'idle') : big(format('Next: %s', lacks.title), finish);
  if (next)
    return big(next.title, () => (hasDice(next) && byHand ? open(next) : say(table.ordinary)), table.gives_up && 'small');
  return big(over ? _('The game is over.') : (turn ?? me) === me ? _('Choose above.') : format('It is %s’s turn.', nameOf(turn)), null, 'idle');
}

let told = '';

/* `moved`: another question is asked, which a screen reader is to find. */
function show(moved) {
  const [band, main, bar, live] = ['band', 'table', 'bar', 'news'].map(id => document.getElementById(id));
  const had = document.activeElement !== document.body;
  if (!table)
    return draw(band, [h('h1', { tabindex: -1 }, lost ?? 'Tableside')], draw(main, []), draw(bar, []));
  beginDraft();
  const text = lost ?? refusal ?? [news, state().prompt].filter(Boolean).join(' ');
  document.body.style.setProperty('--game', plan().colour);
  document.title = state().prompt;
  band.className = acting() === undefined ? '' : colour(acting());
  draw(band, showBand());
  draw(main, showTable());
  draw(bar, [me !== null && showBig()]);
  if (text !== told)
    live.textContent = told = text;
  if (moved || had && document.activeElement === document.body)
    (document.getElementById('ask') ?? band.querySelector('h1')).focus({ preventScroll: true });
  if (moved)
    main.scrollTop = 0;
  keepAwake();
}

/* --- the phone --- */

let lock = null;

/* Where the browser takes the page for a safe one. */
async function keepAwake() {
  const want = table && !lost && !state().over && isMine(acting()) && !document.hidden;
  if (want)
    lock ??= navigator.wakeLock?.request('screen').catch(() => null);
  else if (lock)
    [, lock] = [(await lock)?.release(), null];
}

let shaken = 0;
let calm = 0;

/* Shaking the phone throws the dice that are due, once. */
addEventListener('devicemotion', ({ acceleration, timeStamp }) => {
  shaken = Math.hypot(acceleration?.x, acceleration?.y, acceleration?.z) > 16 ? shaken + 1 : Math.max(0, shaken - 0.05);
  if (shaken < 4 || timeStamp < calm || !table || !hasDice(ordinary()) || byHand || draft && !draft.auto)
    return;
  shaken = 0;
  calm = timeStamp + 1500;
  say(table.ordinary);
});
addEventListener('click', () => globalThis.DeviceMotionEvent?.requestPermission?.().catch(() => null), { once: true });
document.addEventListener('visibilitychange', () => {
  lock = null;
  if (!socket && table)
    connect();
  else if (table)
    keepAwake();
});
addEventListener('online', () => socket || connect());
addEventListener('offline', () => socket?.close());
addEventListener('hashchange', () => location.reload());

show();
connect();
