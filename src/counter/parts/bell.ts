/** How this browser signals new work: by sound, and by a count in the tab's title. */
import * as v from 'valibot';
import { createStore } from '#state/store.ts';

export const bellStore = createStore({
  key: 'counter-bell',
  schema: v.object({ sound: v.boolean(), badge: v.boolean() }),
  initial: { sound: false, badge: true },
});

/** The frequencies of the two tones in hertz, and the seconds between their starts. */
const tones = [659.25, 880];
const length = 0.22;

let audio: AudioContext | null = null;

/**
 * Plays two soft tones, synthesised so that no file is fetched. Does nothing if the browser blocks
 * sound.
 */
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
    // The browser has no sound, or blocks it before the first press. The badge and the list also
    // show the news.
  }
}
