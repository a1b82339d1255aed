/** Lists of the counter that load page by page. */
import { sentences } from '#text/sentences.ts';

export const piecesText = sentences({
  more: ['Show more', 'আরও দেখান'],
});
