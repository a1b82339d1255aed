import { sentences } from './sentences.ts';

/** An empty shelf. */
export const emptyShelfText = sentences({
  noneHere: ['No product here yet', 'এখানে এখনো কোনো পণ্য নেই'],
  noneHereHint: [
    'The pharmacy may still have it. Send us the name and we will look for it.',
    'ফার্মেসিতে তবু থাকতে পারে। নাম লিখে পাঠান, আমরা খুঁজে দেখব।',
  ],
});
