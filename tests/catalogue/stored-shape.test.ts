/** Fails if the shape of the stored catalogue has changed without a new schema number. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listPage } from '#catalogue/shelves.ts';
import { indexInSteps } from '#catalogue/search-index.ts';
import { schemaNumber } from '#catalogue/stored-catalogue.ts';
import { snapshot } from '#contract/catalogue.ts';
import { list } from '#contract/products.ts';
import { inOneGo } from '#domain/search/cooperative.ts';
import { companyNames } from '#domain/search/everyday-words.ts';
import { needs } from '#domain/search/symptoms.ts';
import { priceColumns, productColumns } from '#server/services/catalogue/catalogue-columns.ts';

/** A product as the server stores it. */
const row = {
  id: 101,
  name: 'Napa',
  nameBn: 'নাপা',
  strength: '500 mg',
  genericName: 'Paracetamol',
  form: 'Tablet',
  company: 'Beximco',
  listPrice: 120,
  discount: 20,
  discountPercent: 16,
  stock: 7,
  soldAt: null,
  packName: 'strip',
  packPieces: 10,
  isPrescriptionRequired: false,
  image: 'napa-500-mg-tablet.webp',
  permalink: 'napa-500-mg-tablet',
  categoryId: 1,
  categoryName: 'Medicine',
  subCategoryId: 14,
  isCategoryHidden: false,
  isSubHidden: null,
  searchWords: 'fever|pain',
  rank: 3,
  popularity: 5,
  describedIn: 1,
};

/** The products as a phone reads them from the server's response. */
function received(rows: Parameters<typeof productColumns>[0]) {
  return v.parse(snapshot.response, {
    Version: 'a-1',
    Since: '',
    Next: '',
    Products: productColumns(rows),
    Prices: priceColumns([]),
    Removed: [],
    Digest: '',
  }).products;
}

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_, part: unknown) => (ArrayBuffer.isView(part) ? { ...part } : part)),
    )
    .digest('hex')
    .slice(0, 16);

// offline-151
describe('a change of the stored shape needs a new schema number', () => {
  it('the number belongs to these columns of a product', () => {
    expect({ schemaNumber, product: received([row])[0] }).toMatchInlineSnapshot(`
      {
        "product": {
          "categoryId": "1",
          "categoryName": "Medicine",
          "company": "Beximco",
          "details": "",
          "discount": 20,
          "discountPercent": 16,
          "form": "Tablet",
          "genericName": "Paracetamol",
          "id": "101",
          "image": "napa-500-mg-tablet.webp",
          "isPrescriptionRequired": false,
          "listPrice": 120,
          "name": "Napa",
          "nameBn": "নাপা",
          "pack": {
            "name": "strip",
            "pieces": 10,
          },
          "permalink": "napa-500-mg-tablet",
          "popularity": 5,
          "rank": 3,
          "searchWords": "fever|pain",
          "stock": 9999,
          "strength": "500 mg",
          "subCategoryId": "14",
        },
        "schemaNumber": 1,
      }
    `);
  });

  it('the number belongs to this page of a shelf', () => {
    const request = v.parse(list.request, { filter: [], pageNumber: 1, pageSize: 24 });
    const page = listPage(received([row]), [], request);
    expect({ schemaNumber, page: Object.keys(Object(page)) }).toMatchInlineSnapshot(`
      {
        "page": [
          "rows",
          "total",
        ],
        "schemaNumber": 1,
      }
    `);
  });

  it('the number belongs to the index that the search builds from all its needs and companies', () => {
    const generics = needs.flatMap(({ first = '', generics = '' }) =>
      `${first},${generics}`.split(',').map((generic) => generic.trim()),
    );
    const rows = [...new Set(generics)].map((genericName, at) => ({
      ...row,
      id: at + 1,
      genericName,
      name: `${row.name} ${at}`,
      company: companyNames[at % companyNames.length]?.[1] ?? '',
      form: ['Tablet', 'Syrup', 'IV Injection', 'Thermometer'][at % 4] ?? '',
    }));
    const stored = inOneGo(indexInSteps(received(rows)));
    expect({ schemaNumber, fields: Object.keys(stored), index: digestOf(stored) })
      .toMatchInlineSnapshot(`
      {
        "fields": [
          "index",
          "ids",
          "groups",
          "bytes",
        ],
        "index": "5ff8ab0f93bb7437",
        "schemaNumber": 1,
      }
    `);
  });
});
