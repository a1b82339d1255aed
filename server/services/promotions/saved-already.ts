import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';

/**
 * The refusal of a form whose key was saved before with other content, which would otherwise be
 * lost.
 */
export const savedAlready = () => new Refusal(promotionsRefusals.savedAlready, { status: 422 });
