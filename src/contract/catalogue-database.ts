/** The whole catalogue on this phone (src/catalogue): its database, and the store in it. */
export const catalogueDatabase = ['nirog-catalogue', 'parts'] as const;
