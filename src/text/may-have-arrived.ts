/**
 * The warning before deleting a submission that may have arrived although the response was lost
 * (offline-191).
 */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const mayHaveArrivedText = sentences({
  it: [
    'It may have reached the pharmacy already. If it has, deleting it here does not take it back.',
    'এটি হয়তো এর মধ্যেই ফার্মেসিতে পৌঁছে গেছে। পৌঁছে থাকলে এখানে মুছলেও সেখানে থেকে যাবে।',
  ],
  ofThem: [
    (count: number) =>
      count === 1
        ? 'One of them may have reached the pharmacy already. If it has, deleting it here does not take it back.'
        : `${count} of them may have reached the pharmacy already. If they have, deleting them here does not take them back.`,
    (count: number) =>
      `এগুলোর ${digits(count, 'bn')}টি হয়তো এর মধ্যেই ফার্মেসিতে পৌঁছে গেছে। পৌঁছে থাকলে এখানে মুছলেও সেখানে থেকে যাবে।`,
  ],
});
