import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';

/** The refusal of a form that was sent before with other contents: they would be thrown away. */
export const savedAlready = () => new Refusal(promotionsRefusals.savedAlready, { status: 422 });
