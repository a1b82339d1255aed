/** What customers read while the shop takes no orders: the owner's sentence or a standard one. */
import type { Opening } from '#domain/opening.ts';
import { sentences, type Language, type Pair } from './sentences.ts';

const standard = sentences({
  soon: [
    'The pharmacy opens soon. Orders are not possible yet.',
    'ফার্মেসি শিগগিরই খুলছে। এখনো অর্ডার করা যাচ্ছে না।',
  ],
  closed: [
    'The pharmacy takes no orders at the moment. You can still look around and send a request.',
    'ফার্মেসি এখন অর্ডার নিচ্ছে না। পণ্য দেখা ও অনুরোধ পাঠানো যাবে।',
  ],
});

/** The sentence in both languages; '' while the shop is open. */
export function closedPair({ state, note }: Opening): Pair<string> {
  if (state === 'open') return ['', ''];
  return note.en === '' ? standard[state] : [note.en, note.bn];
}

/** The sentence in a language; '' while the shop is open. */
export function closedText(opening: Opening, language: Language): string {
  return closedPair(opening)[language === 'en' ? 0 : 1];
}
