import { watch } from 'vue';
import { usePreferences } from './preferences.js';
import type { Session } from './session.js';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
export interface Tone {
  readonly pitch: number;
  readonly from: number;
  readonly length: number;
}

/** One tone when a person is asked again, a chord that rises when the game is over. */
export const TONES: Readonly<Record<'turn' | 'end', readonly Tone[]>> = {
  turn: [{ pitch: 660, from: 0, length: 0.18 }],
  end: [523, 659, 784].map((pitch, i) => ({ pitch, from: 0.16 * i, length: 0.35 })),
};

const LOUDNESS = 0.08;
let context: AudioContext | undefined;

/** Plays tones; a browser without sound, or one that forbids it here, stays silent. */
export function play(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  const { currentTime: now, destination } = context;
  for (const { pitch, from, length } of tones) {
    const [source, gain] = [context.createOscillator(), context.createGain()];
    source.frequency.value = pitch;
    gain.gain.setValueAtTime(LOUDNESS, now + from);
    gain.gain.exponentialRampToValueAtTime(0.001, now + from + length);
    source.connect(gain).connect(destination);
    source.start(now + from);
    source.stop(now + from + length);
  }
}

/** Tells by a sound that bots have moved and a person is asked, and that the game is over; only for those who want it. */
export function useSound({ acting, botAsked, isOver }: Session, sounding = play): void {
  const preferences = usePreferences();
  watch([botAsked, isOver], ([bot, over], [botBefore, overBefore]) => {
    if (!preferences.sound) return;
    if (over && !overBefore) sounding(TONES.end);
    else if (bot === undefined && botBefore !== undefined && acting.value !== undefined) sounding(TONES.turn);
  });
}
