/** How much of the app is on this phone (offline-147). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const appOnPhoneText = sentences({
  ready: ['Works offline', 'অফলাইনেও চলে'],
  coming: [
    (percent: number) => `Offline: ${percent}%`,
    (percent: number) => `অফলাইন: ${digits(percent, 'bn')}%`,
  ],
});
