/** How much of the app is stored on this phone (offline-147). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const appOnPhoneText = sentences({
  ready: ['Works offline', 'অফলাইনেও চলে'],
  coming: [
    (percent: number) => `Offline: ${percent}%`,
    (percent: number) => `অফলাইন: ${digits(percent, 'bn')}%`,
  ],
  full: [
    (percent: number) => `Offline: ${percent}% – phone is full`,
    (percent: number) => `অফলাইন: ${digits(percent, 'bn')}% – ফোনে জায়গা নেই`,
  ],
});
