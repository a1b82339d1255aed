/** The staff member who works on a request or an order. */
import { sentences } from '#text/sentences.ts';

export const workText = sentences({
  workedOn: [
    (name: string, since: string) => `${name} has been working on this since ${since}.`,
    (name: string, since: string) => `${since} থেকে ${name} এটি দেখছেন।`,
  ],
  takenOver: [
    (name: string) => `${name} has taken this over.`,
    (name: string) => `${name} কাজটি নিয়েছেন।`,
  ],
  takeOver: ['Take it over', 'আমি নিচ্ছি'],
  tookOver: ['You work on this now.', 'এখন আপনি এটি দেখছেন।'],
});
