import type { ProductFields } from '#domain/shelf-product.ts';
import { tidyStrength, tidyText } from '#server/services/import/tidy-text.ts';

/** Text as a file's is tidied: one spelling of spaces, characters and strengths, so that search finds both alike. */
export function tidyFields(fields: ProductFields): ProductFields {
  return {
    ...fields,
    name: tidyText(fields.name),
    nameBn: tidyText(fields.nameBn),
    strength: tidyStrength(fields.strength),
    genericName: tidyText(fields.genericName),
    genericNameBn: tidyText(fields.genericNameBn),
    form: tidyText(fields.form),
    company: tidyText(fields.company),
    packName: tidyText(fields.packName),
    searchWords: tidyText(fields.searchWords),
    details: fields.details.normalize('NFC'),
  };
}
