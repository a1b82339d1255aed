/** The database of the on-device catalogue (src/catalogue), and its object store. */
export const catalogueDatabase = ['nirog-catalogue', 'parts'] as const;
