/** Records of one customer begin with it: `private/orders`, … */
export const privatePrefix = 'private/';

/** What was typed and is nowhere else yet (state/unsaved.ts). */
export const unsavedPrefix = `${privatePrefix}unsaved/`;
