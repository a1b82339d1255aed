/** The shop's particulars at the counter. */
import { sentences } from '#text/sentences.ts';

export const shopRefusals = sentences({
  changedMeanwhile: [
    'Somebody else has changed this meanwhile. What you typed is still here: compare it with the newest state and save again.',
    'এর মধ্যে আরেকজন এটি বদলেছেন। আপনার লেখা এখানেই আছে: নতুন অবস্থার সঙ্গে মিলিয়ে আবার জমা দিন।',
  ],
});
