/** Lists of the counter that come piece by piece. */
import { sentences } from '#text/sentences.ts';

export const piecesText = sentences({
  more: ['Show more', 'আরও দেখান'],
});
