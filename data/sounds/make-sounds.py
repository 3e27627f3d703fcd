#!/usr/bin/env python3
"""Makes the sounds of Tableside out of nothing: struck bars, coins and a rattle of dice, computed in whole numbers, so that
every machine makes the same files. Usage: make-sounds.py FOLDER"""

import math
import sys
import wave
from pathlib import Path

RATE = 22050  # samples in a second
WHEEL = [round(32767 * math.sin(2 * math.pi * i / 4096)) for i in range(4096)]  # one turn of a sine
BAR = ((1.0, 100), (3.93, 30), (9.2, 8))  # the partials of a wooden bar, and how loud each is
BRASS = ((1.0, 100), (2.0, 55), (3.0, 38), (4.0, 20), (5.0, 10))
METAL = ((1.0, 100), (1.52, 70), (2.13, 60), (2.87, 35))


def samples(seconds):
    return round(seconds * RATE)


def fading(level, seconds):
    """A level that begins softly within two milliseconds, and falls to a third in that time, over and over."""
    factor = round(65536 * math.exp(-1 / (seconds * RATE)))
    rise = samples(0.002)
    loud = level << 16
    for i in range(samples(seconds * 7)):
        yield (loud >> 16) * min(i, rise) // rise
        loud = loud * factor >> 16


def strike(sound, at, pitch, partials, level, seconds):
    """Adds a note that was struck; the higher a partial, the sooner it is gone."""
    for ratio, share in partials:
        step = round(pitch * ratio * (1 << 32) / RATE)
        for i, loud in enumerate(fading(level * share // 100, seconds / math.sqrt(ratio)), samples(at)):
            if i >= len(sound) or step >= 1 << 31:
                break
            sound[i] += WHEEL[((i * step) & 0xffffffff) >> 20] * loud >> 15


def knock(sound, at, pitch, level):
    """Adds a die that hits wood: a breath of noise over a short, deep note."""
    noise, smooth = 12345 + samples(at), 0
    for i, loud in enumerate(fading(level, 0.006), samples(at)):
        if i >= len(sound):
            break
        noise = (noise * 1103515245 + 12345) & 0x7fffffff
        smooth += ((noise >> 15) - 32768 - smooth) // 3
        sound[i] += smooth * loud >> 15
    strike(sound, at, pitch, BAR, level, 0.018)


def make_dice():
    sound = [0] * samples(0.62)
    for at, pitch, level in ((0, 410, 15000), (0.06, 530, 12500), (0.11, 450, 14000), (0.19, 610, 9500), (0.24, 480, 10500),
                             (0.33, 560, 7000), (0.39, 430, 6500), (0.47, 520, 4000)):
        knock(sound, at, pitch, level)
    return sound


def make_coins():
    sound = [0] * samples(0.6)
    for at, pitch, level in ((0, 2637, 5200), (0.075, 3136, 4600), (0.17, 2794, 3600)):
        strike(sound, at, pitch, METAL, level, 0.075)
    return sound


def make_turn():
    sound = [0] * samples(0.5)
    strike(sound, 0, 587, BAR, 8500, 0.09)
    strike(sound, 0.11, 880, BAR, 8500, 0.11)
    return sound


def make_refusal():
    sound = [0] * samples(0.42)
    strike(sound, 0, 233, BAR, 12000, 0.07)
    strike(sound, 0.12, 175, BAR, 12000, 0.09)
    return sound


def make_fanfare():
    sound = [0] * samples(1.7)
    for at, pitch, level, seconds in ((0, 523, 4600, 0.1), (0.15, 523, 4600, 0.1), (0.3, 659, 5200, 0.14), (0.5, 784, 5600, 0.5),
                                      (0.5, 1047, 4200, 0.5), (0.5, 523, 3600, 0.5)):
        strike(sound, at, pitch, BRASS, level, seconds)
    return sound


SOUNDS = {'dice': make_dice, 'coins': make_coins, 'turn': make_turn, 'refusal': make_refusal, 'fanfare': make_fanfare}


def fade_out(sound):
    """No click where it ends."""
    tail = samples(0.05)
    for i in range(tail):
        sound[-1 - i] = sound[-1 - i] * i // tail
    return sound


def write(path, sound):
    data = b''.join(max(-32768, min(32767, sample)).to_bytes(2, 'little', signed=True) for sample in fade_out(sound))
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for name, make in SOUNDS.items():
        write(Path(sys.argv[1]) / f'{name}.wav', make())


if __name__ == '__main__':
    main()
