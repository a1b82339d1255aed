import { describe, expect, it } from 'vitest';
import { csvFile } from '#domain/csv.ts';
import { importColumns, templateRows, type ColumnMapping } from '#domain/import-columns.ts';
import type { RememberedMapping } from '#server/services/import/headings.ts';
import { readCatalogueFile, type ReadOptions } from '#server/services/import/read-file.ts';
import { UnreadableFile } from '#server/services/import/unreadable-file.ts';
import { workbookOf } from './support/workbook.ts';

const read = (lines: readonly string[], options?: ReadOptions) =>
  readCatalogueFile(Buffer.from(lines.join('\r\n')), options);

async function problemOf(reading: Promise<unknown>): Promise<UnreadableFile> {
  const failure = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (failure instanceof UnreadableFile) return failure;
  throw new Error('The file was read.');
}

const list = [
  'Item Description,Mfr Co.,T.P.,MRP Tk,On Shelf',
  'Napa 500,Beximco,0.90,1.20,40',
  'Ace,Square,1.00,1.50,',
  'Seclo,Square,4.00,"6,00",7',
  'Fourth,Square,4.00,6,7',
];
const mapping: ColumnMapping = {
  name: 'Item Description',
  company: 'Mfr Co.',
  price: 'MRP Tk',
  stock: 'On Shelf',
};

describe('a file with unknown headings', () => {
  // counter-330
  it('leads to a question with guesses and three sample rows', async () => {
    const { question } = await problemOf(read(list));
    expect(question).toMatchObject({
      headings: ['Item Description', 'Mfr Co.', 'T.P.', 'MRP Tk', 'On Shelf'],
      samples: [
        ['Napa 500', 'Beximco', '0.90', '1.20', '40'],
        ['Ace', 'Square', '1.00', '1.50', ''],
        ['Seclo', 'Square', '4.00', '6,00', '7'],
      ],
      guesses: { name: 'Item Description', company: 'Mfr Co.', price: 'MRP Tk' },
    });
  });

  // counter-330
  it('is read with the chosen columns, line by line as our own layout', async () => {
    const file = await read([...list, 'Bad,Square,1,x,1'], { mapping });
    expect(file.products).toMatchObject([
      { name: 'Napa 500', company: 'Beximco', listPrice: 120, stock: 40 },
      { name: 'Ace', listPrice: 150, stock: 99_999 },
      { name: 'Seclo', listPrice: 600, stock: 7 },
      { name: 'Fourth', listPrice: 600 },
    ]);
    expect(file.bad).toEqual([{ line: 6, sentence: 'The price "x" is not a number.' }]);
    expect(file.columns).toEqual(['name', 'company', 'price', 'stock']);
    expect(file.headings.unused).toEqual([{ heading: 'T.P.', column: null }]);
  });

  // counter-331
  it('is read without a question once its columns are remembered, in another order too', async () => {
    const { question } = await problemOf(read(list));
    const remembered: RememberedMapping[] = [{ signature: question?.signature ?? '', mapping }];
    const turned = list.map((line) => line.split(',').toReversed().join(','));
    const file = await read(turned.slice(0, 3), { remembered });
    expect(file.products).toMatchObject([{ name: 'Napa 500', stock: 40 }, { name: 'Ace' }]);
    const again = await problemOf(read(list, { remembered, asks: true }));
    expect(again.question?.guesses).toEqual(mapping);
  });

  // counter-330
  it.each([
    [{ name: 'Item Description' }, /which column is the price/],
    [{ ...mapping, stock: 'Nowhere' }, /no column “Nowhere”/],
    [{ ...mapping, stock: 'MRP Tk' }, /“MRP Tk” was chosen for price and for stock/],
  ])('is refused with the reason if the chosen columns cannot be used: %j', async (one, reason) => {
    await expect(read(list, { mapping: one })).rejects.toThrow(reason);
  });

  // counter-330
  it.each([
    [
      'two headings with one meaning',
      'id,name,MRP,Unit price',
      ['id', 'name', 'MRP', 'Unit price'],
    ],
    ['the same heading twice', 'id,name,price,price', ['id', 'name', 'price', 'price (4)']],
    ['a column without a heading', 'item,,price', ['item', '(2)', 'price']],
  ])('shows %s', async (_, heading, headings) => {
    const { question } = await problemOf(read([heading, '1,a,5,6']));
    expect(question?.headings).toEqual(headings);
  });

  // counter-330
  it.each([
    ['no row below the headings', ['a,b']],
    ['one column', ['Dear customer', 'we sell', 'many things']],
    ['binary content', ['\u0001\u0002,b', '1,2']],
  ])('leads to no question if it has %s', async (_, lines) => {
    expect((await problemOf(read(lines))).question).toBeNull();
  });

  // counter-334
  it('may begin with a title above its headings', async () => {
    const titled = ['Acme Pharma Ltd.', 'Price list,,,November', '', ...list];
    const { question } = await problemOf(read(titled));
    expect(question?.headings[0]).toBe('Item Description');
    const file = await read(['Acme', '', 'id,name,price', '1,Napa,5']);
    expect(file.products).toMatchObject([{ line: 4, name: 'Napa' }]);
  });

  // counter-335
  it('identifies a product without an id by its name, and refuses it the second time', async () => {
    const lines = ['Product,Price,Strength', 'Napa,1,500 mg', 'Napa,2,1 g', 'NAPA,3,500 mg'];
    const columns = { mapping: { name: 'Product', price: 'Price', strength: 'Strength' } };
    const { products, bad } = await read(lines, columns);
    const again = await read(lines.slice(0, 2), columns);
    expect(products.map(({ listPrice }) => listPrice)).toEqual([100, 200]);
    expect(again.products[0]?.externalId).toBe(products[0]?.externalId);
    expect(bad).toEqual([{ line: 4, sentence: 'The product already stands in line 2.' }]);
  });
});

// counter-332
describe('the export of another shop', () => {
  it('of Shopify has a product per variant, and no pictures or drafts', async () => {
    const file = await read([
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
      'napa,Napa,<p>For pain</p>,Beximco,Medicine,"pain, fever",TRUE,Pack,Strip,\'0012,shopify,-3,10.00,12.50,https://cdn.example/1.jpg,active',
      'napa,,,,,,,,Box,,shopify,40,100.00,,,',
      'napa,,,,,,,,,,,,,,https://cdn.example/2.jpg,',
      'soap,Soap,,Acme,Care,,TRUE,Title,Default Title,S-1,,,95.00,,,active',
      'old,Old,,Acme,Care,,TRUE,Title,Default Title,S-2,,,5.00,,,draft',
      'bad,Bad,,Acme,Care,,TRUE,Title,Default Title,S-3,,,free,,,active',
    ]);
    expect(file.layout).toBe('shopify');
    expect(file.products).toMatchObject([
      {
        externalId: '0012',
        name: 'Napa',
        company: 'Beximco',
        category: 'Medicine',
        searchWords: 'pain | fever',
        details: '<p>For pain</p>',
        packName: 'Strip',
        listPrice: 1_250,
        discount: 250,
        stock: 0,
      },
      { externalId: 'napa/Box', name: 'Napa', packName: 'Box', listPrice: 10_000, stock: 40 },
      { externalId: 'S-1', name: 'Soap', packName: '', listPrice: 9_500, stock: 99_999 },
    ]);
    expect(file.bad).toEqual([
      {
        line: 6,
        sentence: 'The product is not published in the other shop. Publish it there first.',
      },
      { line: 7, sentence: 'The price "free" is not a number.' },
    ]);
  });

  it('of Shopify may have the headings of its newer template', async () => {
    const file = await read([
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity',
      'Soap,soap,,Acme,Care,,TRUE,Active,S-1,,,95,100,shopify,3',
    ]);
    expect(file.products).toMatchObject([
      { externalId: 'S-1', name: 'Soap', listPrice: 10_000, discount: 500, stock: 3 },
    ]);
  });

  it('of WooCommerce has a product per variation, with the data of its parent', async () => {
    const file = await read([
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s),Brands',
      '10,variable,napa,Napa,1,,Pain,1,,,,"Medicine, Medicine > Pain",pain,,Pack,"Strip, Box",Beximco',
      '11,variation,,Napa - Strip,1,,,1,5,9,10,,,napa,Pack,Strip,',
      '12,variation,n-box,Napa - Box,1,,,0,,,100,,,id:10,Pack,Box,',
      '13,"simple, virtual",,Advice,1,,,1,,,50,,,,,,',
      '14,grouped,,Both,1,,,1,,,,,,,,,',
      '15,simple,,Hidden,0,,,1,,,50,,,,,,',
    ]);
    expect(file.layout).toBe('woocommerce');
    expect(file.products).toMatchObject([
      {
        externalId: '11',
        name: 'Napa',
        packName: 'Strip',
        listPrice: 1_000,
        discount: 100,
        stock: 5,
        category: 'Medicine',
        subCategory: 'Pain',
        company: 'Beximco',
        searchWords: 'pain',
        details: 'Pain',
      },
      { externalId: 'n-box', packName: 'Box', listPrice: 10_000, stock: 0 },
      { externalId: '13', name: 'Advice', stock: 99_999, category: '' },
    ]);
    expect(file.bad.map(({ line }) => line)).toEqual([7]);
  });

  it('of Medusa has a product per variant, priced in taka', async () => {
    const file = await read([
      'Product Id;Product Handle;Product Title;Product Status;Product Description;Product Type;Product Tags;Variant Id;Variant Title;Variant SKU;Variant Inventory Quantity;Variant Manage Inventory;Price EUR;Price BDT',
      'prod_1;napa;Napa;published;Pain;Medicine;pain,fever;v1;Strip;n-1;7;true;1;12.50',
      'prod_1;napa;Napa;published;Pain;Medicine;;v2;Box;;0;false;9;100',
      'prod_2;soap;Soap;draft;;Care;;v3;Default variant;s;7;true;1;95',
    ]);
    expect(file.layout).toBe('medusa');
    expect(file.products).toMatchObject([
      { externalId: 'n-1', name: 'Napa', packName: 'Strip', listPrice: 1_250, stock: 7 },
      { externalId: 'v2', packName: 'Box', listPrice: 10_000, stock: 99_999 },
    ]);
    expect(file.bad.map(({ line }) => line)).toEqual([4]);
  });
});

// counter-334
describe('an Excel workbook', () => {
  it('is read from its first filled sheet, with numbers, flags and Bengali', async () => {
    const file = await readCatalogueFile(
      workbookOf(
        [],
        [
          ['Price list'],
          [],
          ['id', 'name', 'name_bn', 'price', 'stock', 'prescription'],
          [8_941_100_500_012, 'Tom & Jerry', 'নাপা', 0.1 + 0.2, 40, true],
          ['b', 'Ace', null, 12.5],
          ['c', '', '', 'x'],
        ],
        [
          ['id', 'name', 'price'],
          ['z', 'Other sheet', 1],
        ],
      ),
    );
    expect(file).toMatchObject({ encoding: 'XLSX', layout: 'own', lines: 3 });
    expect(file.products).toMatchObject([
      {
        line: 4,
        externalId: '8941100500012',
        name: 'Tom & Jerry',
        nameBn: 'নাপা',
        listPrice: 30,
        stock: 40,
        isPrescriptionRequired: true,
      },
      { line: 5, name: 'Ace', listPrice: 1_250 },
    ]);
    expect(file.bad).toEqual([{ line: 6, sentence: 'The name is missing.' }]);
  });

  it('leads to the same question as a CSV file', async () => {
    const book = workbookOf([
      ['Item', 'Rate'],
      ['Napa', 1.2],
      ['Ace', 1.5],
    ]);
    const { question } = await problemOf(readCatalogueFile(book));
    expect(question).toMatchObject({ headings: ['Item', 'Rate'], guesses: { name: 'Item' } });
    const file = await readCatalogueFile(book, { mapping: { name: 'Item', price: 'Rate' } });
    expect(file.products).toMatchObject([{ listPrice: 120 }, { listPrice: 150 }]);
  });

  it('that declares less than it unpacks to is refused', async () => {
    const book = Buffer.from(
      workbookOf([
        ['id', 'name', 'price'],
        ['a', 'A', 1],
      ]),
    );
    const at = book.lastIndexOf(Buffer.from('xl/worksheets/sheet1.xml'));
    // The declared size in the central directory, 22 bytes before the name.
    book.writeUInt32LE(10, at - 22);
    await expect(readCatalogueFile(book)).rejects.toThrow(UnreadableFile);
  });
});

// counter-336
it('the template is read without a question, and its examples are refused', async () => {
  const file = await readCatalogueFile(Buffer.from(csvFile(templateRows())));
  expect(file.layout).toBe('own');
  expect(file.columns).toEqual(importColumns.filter((column) => column !== 'stock_before'));
  expect(file.products).toEqual([]);
  expect(file.bad.map(({ sentence }) => sentence)).toEqual([
    'The line is an example of the template. Delete it.',
    'The line is an example of the template. Delete it.',
  ]);
});
