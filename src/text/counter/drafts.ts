/** Restored drafts at the counter (counter-240). */
import { sentences } from '#text/sentences.ts';

export const draftsText = sentences({
  kept: [
    'This is what you began before. It is not saved yet.',
    'আগে যা শুরু করেছিলেন, তা এখানে আছে। এখনো জমা হয়নি।',
  ],
  startAgain: ['Start again', 'নতুন করে শুরু করুন'],
});
