/** How the counter rings when something new comes: for this browser. */
import * as v from 'valibot';
import { createStore } from '#state/store.ts';

export const bellStore = createStore({
  key: 'counter-bell',
  schema: v.object({ sound: v.boolean(), badge: v.boolean() }),
  initial: { sound: false, badge: true },
});

/** Hertz of the two tones, and seconds that each is heard. */
const tones = [659.25, 880];
const length = 0.22;

let audio: AudioContext | null = null;

/** Two soft tones, made here: no file to fetch. Does nothing where the browser does not let the page ring. */
export async function playBell(): Promise<void> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
    const { currentTime, destination } = audio;
    for (const [at, hertz] of tones.entries()) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = currentTime + at * length;
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.25, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + length * 2);
      tone.connect(volume).connect(destination);
      tone.start(begin);
      tone.stop(begin + length * 2);
    }
  } catch {
    // No sound here, or not before the first press: the badge and the list say it too.
  }
}
