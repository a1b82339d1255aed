/**
 * Whether this phone downloads the whole catalogue: automatically where that is cheap, always, or
 * never (offline-154).
 */
import * as v from 'valibot';
import { createStore } from './store.ts';

const schema = v.picklist(['by-itself', 'wanted', 'unwanted']);
export type CatalogueChoice = v.InferOutput<typeof schema>;

export const catalogueChoiceStore = createStore<CatalogueChoice>({
  key: 'catalogue',
  schema,
  initial: 'by-itself',
});
