/** The key prefix of records that belong to one customer: `private/orders`, … */
export const privatePrefix = 'private/';

/** The key prefix of input that is stored nowhere else yet (state/unsaved.ts). */
export const unsavedPrefix = `${privatePrefix}unsaved/`;
