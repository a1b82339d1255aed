import { describe, expect, it } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { paisaFromTaka } from '#domain/money.ts';
import { writtenNumber } from '#domain/written-number.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { decode } from '#server/services/import/decode.ts';
import { packsIn } from '#server/services/import/pack-prices.ts';
import { readCatalogueFile, type ReadFile } from '#server/services/import/read-file.ts';
import { tidyStrength, tidyText } from '#server/services/import/tidy-text.ts';
import { UnreadableFile } from '#server/services/import/unreadable-file.ts';
import { writeProducts } from '#server/services/import/write-products.ts';
import { useTestShop } from './support/test-shop.ts';
import { bomb, zipOf } from './support/workbook.ts';

const heading =
  'id,name,generic,strength,form,company,price,stock,discount,prescription,category,name_bn,permalink';
const file = (...lines: string[]) => Buffer.from([heading, ...lines].join('\r\n'));

describe('the encoding of a file', () => {
  const text = 'id,name,price\r\n1,নাপা,৳ 12';

  it('is read from its byte order mark, and is otherwise assumed to be UTF-8', () => {
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(decode(little)).toEqual({ encoding: 'UTF-16 LE', text });
    expect(decode(Buffer.from(little).swap16())).toEqual({ encoding: 'UTF-16 BE', text });
    expect(decode(Buffer.from(`\ufeff${text}`))).toEqual({ encoding: 'UTF-8', text });
    expect(decode(Buffer.from(text))).toEqual({ encoding: 'UTF-8', text });
  });

  it('is detected as UTF-16 without a mark, and a truncated character causes no failure', () => {
    const little = Buffer.from(text, 'utf16le');
    expect(decode(little)).toEqual({ encoding: 'UTF-16 LE', text });
    expect(decode(Buffer.from(little).swap16())).toEqual({ encoding: 'UTF-16 BE', text });
    expect(decode(little.subarray(0, little.length - 1)).encoding).toBe('UTF-16 LE');
  });

  it('that is not UTF-8 is read as windows-1252, and the result reports it', () => {
    expect(decode(Buffer.from([0x4e, 0xe9, 0x80]))).toEqual({
      encoding: 'windows-1252',
      text: 'Né€',
    });
  });
});

describe('a file that is not a CSV', () => {
  // counter-168
  it.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0]), /\.xlsx.*CSV UTF-8/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /\.xls\).*CSV UTF-8/],
    ['another archive', zipOf({ 'mimetype.xml': 'x' }), /archive/],
    ['a zip bomb', bomb(), /too large/],
    ['a table of HTML', Buffer.from('<table><tr><td>id</td></tr></table>'), /web page/],
    ['a comment of HTML', Buffer.from('<!-- saved --><table>'), /web page/],
    ['a page', Buffer.from('\ufeff\n<!DOCTYPE html><html>'), /web page/],
    ['XML', Buffer.from('<?xml version="1.0"?><Workbook>'), /XML/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
  ])('%s is named', async (_, bytes, sentence) => {
    await expect(readCatalogueFile(bytes)).rejects.toThrow(sentence);
  });
});

describe('a price cell', () => {
  const packs = (cell: string) =>
    packsIn(cell, (written) => paisaFromTaka(writtenNumber(written) ?? Number.NaN));

  it.each([
    ['60 ml bottle: ৳ 12,50', [1_250]],
    ['60 ml bottle: ৳ 1.250,00', [125_000]],
    ['60 ml bottle: ৳ 1,25,000.00', [12_500_000]],
    ['60 ml bottle: ৳ ২০.৬৫,100 ml bottle: ৳ 1,250,200 ml bottle: ৳ 7', [2_065, 125_000, 700]],
    ["Unit Price: ৳ 12,50,(10's pack: ৳ 125,00),", [1_250]],
  ])('%j is read in either notation', (cell, prices) => {
    expect(packs(cell).map(({ price }) => price)).toEqual(prices);
  });

  it('lists a piece and its box', () => {
    expect(packs("Unit Price: ৳ 1.20,(510's pack: ৳ 612.00),")).toEqual([
      { name: '', price: 120, box: { pieces: 510, price: 61_200 } },
    ]);
  });

  it('lists several packs in a row', () => {
    expect(packs('60 ml bottle: ৳ 20.65,100 ml bottle: ৳ 1,035.00')).toEqual([
      { name: '60 ml bottle', price: 2_065, box: null },
      { name: '100 ml bottle', price: 103_500, box: null },
    ]);
  });

  it.each(['', 'Price Unavailable', 'Not for sale', '12'])(
    '%j has no price, and none is guessed',
    (cell) => {
      expect(packs(cell)).toEqual([]);
    },
  );
});

describe('text of a file', () => {
  it('loses stray spaces and is normalised to NFC', () => {
    expect(tidyText(' Napa\u00a0 Extra\u200b ')).toBe('Napa Extra');
    expect(tidyText('\u09af\u09bc')).toBe('\u09af\u09bc'.normalize('NFC'));
  });

  it('has one spelling for each strength', () => {
    expect(
      ['0.30%', '50 µg', '50 μg', '50 ug', '1,000 IU', '2.50 mg/5 ml'].map(tidyStrength),
    ).toEqual(['0.3%', '50 mcg', '50 mcg', '50 mcg', '1,000 IU', '2.5 mg/5 ml']);
  });
});

describe('a file in our own layout', () => {
  it('may have quotes, line breaks in quotes, ৳ signs and Bengali digits', async () => {
    const read = await readCatalogueFile(
      file(
        '1,"Napa, ""Extra""\nnew",Paracetamol,500 mg,Tablet,Beximco,"৳ 1,200.50",১০,,yes,Medicine,নাপা,',
      ),
    );
    expect(read.bad).toEqual([]);
    expect(read.products).toMatchObject([
      { name: 'Napa, "Extra" new', listPrice: 120_050, stock: 10, isPrescriptionRequired: true },
    ]);
  });

  it('may use semicolons', async () => {
    const read = await readCatalogueFile(Buffer.from('id;name;price\n1;Napa;12,5'));
    expect(read.products).toHaveLength(1);
  });

  it('reports each bad line by its number, also after line breaks inside quotes', async () => {
    const read = await readCatalogueFile(
      file(
        '1,"two\nlines",,,,,5,,,,,,',
        '2,,,,,,5,,,,,,',
        '3,Napa,,,,,five,,,,,,',
        '4,Napa,,,,,5,-1,,,,,',
        '5,Napa,,,,,5,,6,,,,',
        '6,Napa,,,,,5,,,perhaps,,,',
        '1,Napa,,,,,5,,,,,,',
        '7,Napa,,,,,5,,,,,,Not A Link',
        '8,Napa,,,,,5,,,,,,,,too,many',
        ',Napa,,,,,5,,,,,,',
      ),
    );
    expect(read.products.map((product) => product.externalId)).toEqual(['1']);
    expect(read.bad.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([
      '4: The name is missing.',
      '5: The price "five" is not a number.',
      '6: The stock must be a whole number from 0 to 1000000.',
      '7: The discount is higher than the price.',
      '8: The prescription must be yes or no.',
      '9: The id 1 already stands in line 2.',
      '10: The permalink may have only lower-case characters, digits and hyphens.',
      '11: The line has 16 cells, the heading 13: is a comma not in quotes?',
      '12: The id is missing.',
    ]);
  });

  it('flags lines without a price', async () => {
    const read = await readCatalogueFile(file('1,Napa,,,,,,,,,,,', '2,Ace,,,,,0,,,,,,'));
    expect(read.flagged).toEqual([2, 3]);
    expect(read.products.map((product) => product.listPrice)).toEqual([null, null]);
  });

  const read = (...lines: string[]) => readCatalogueFile(Buffer.from(lines.join('\r\n')));
  const sentences = (file: ReadFile) => file.bad.map(({ sentence }) => sentence);

  it('may be written by a spreadsheet: sep=, empty rows, an extra separator', async () => {
    const file = await read(
      'sep=;',
      '',
      'id;name;price;stock;',
      '1;Napa;12.50;40;',
      ';;;;',
      '2;Ace;;4;;',
      '',
      ';;;',
    );
    expect(file).toMatchObject({ lines: 2, bad: [], headings: { unused: [] } });
    expect(file.products).toMatchObject([
      { line: 4, listPrice: 1_250, stock: 40 },
      { line: 6, listPrice: null, stock: 4 },
    ]);
  });

  it('is still refused if an extra cell has content', async () => {
    expect(sentences(await read('id,name,price', '1,Napa,5,6,'))).toEqual([
      'The line has 4 cells, the heading 3: is a comma not in quotes?',
    ]);
  });

  // counter-168
  it('may write numbers in another notation', async () => {
    const file = await read(
      'id;name;price;discount;stock;discount_percent',
      '1;A;12,50;0,5;1.000.000;',
      '2;B;1.250,00;;40;7,5 %',
      '3;C;1 250,00;;৪০;',
      '4;D;12.50;;40;',
      '5;E;1.250;;40;',
      '6;F;1,250;;40;',
      '7;G;12,5,0;;40;',
      '8;H;5;;1.000;',
      '9;I;5;;12,50;',
    );
    expect(file.products.map(({ externalId, listPrice }) => [externalId, listPrice])).toEqual([
      ['1', 1_250],
      ['2', 125_000],
      ['3', 125_000],
      ['4', 1_250],
    ]);
    expect(file.products[0]).toMatchObject({ discount: 50, stock: 1_000_000 });
    expect(file.products[1]).toMatchObject({ discountPercent: 7.5 });
    expect(sentences(file)).toEqual([
      'The price "1.250" could be two numbers in this file. Write it without a thousands separator.',
      'The price "1,250" could be two numbers in this file. Write it without a thousands separator.',
      'The price "12,5,0" is not a number.',
      'The stock "1.000" could be two numbers in this file. Write it without a thousands separator.',
      'The stock must be a whole number from 0 to 1000000.',
    ]);
  });

  // counter-166
  it('may have headings that nearly match ours', async () => {
    const file = await read(
      'ID,\u200eProduct Name,MRP,Generic Name,Strength,Dosage Form,Manufacturer,Rx,Stock Qty,Notes,Presciption,Stock (pcs)',
      '1,Probe,15,Morphine Sulphate,10 mg,Tablet,Acme,yes,3,x,no,7',
    );
    expect(file.products).toMatchObject([
      {
        name: 'Probe',
        genericName: 'Morphine Sulphate',
        form: 'Tablet',
        company: 'Acme',
        isPrescriptionRequired: true,
        stock: 3,
      },
    ]);
    expect(file.columns).toContain('prescription');
    expect(file.headings.mapped).toContainEqual({ heading: 'Rx', column: 'prescription' });
    expect(file.headings.unused).toEqual([
      { heading: 'Notes', column: null },
      { heading: 'Presciption', column: 'prescription' },
      { heading: 'Stock (pcs)', column: 'stock' },
    ]);
  });

  it.each([
    ['id,name,price,Price', /more than one column called “Price”/],
    ['id,name,price,rx,RX ', /more than one column called “RX”/],
    ['id,name,MRP,Unit price', /“MRP” and “Unit price” could both be the price/],
  ])('is refused if a heading occurs twice: %s', async (first, sentence) => {
    await expect(read(first, '1,a,5,6')).rejects.toThrow(sentence);
  });

  it('may be exported from a web shop, with HTML entities in its texts', async () => {
    const {
      products: [product],
    } = await read(
      'id,name,price,company,details',
      '1,Tom &amp; Jerry&#039;s &amp;#x41;&#55357;,15,Johnson &amp; Johnson,<p>a &amp; b</p>',
    );
    expect(product).toMatchObject({
      name: "Tom & Jerry's A&#55357;",
      company: 'Johnson & Johnson',
      details: '<p>a &amp; b</p>',
    });
  });

  // counter-168
  it('is refused line by line if its Bengali was destroyed', async () => {
    const file = await read(
      'id,name,name_bn,price,category',
      '1,Bijoy,bvcv UM-(vejwU,15,',
      '2,Marks,????,15,',
      '3,Twice,à¦¨à¦¾à¦ªà¦¾,15,',
      '4,Avgvi †mvbvi,,15,',
      '5,Shelf,,15,????',
      '6,Same,SAME,15,',
      '8,#N/A,,15,',
      '7,Right,র\u200d্যাম,15,',
    );
    expect(file.bad.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 8]);
    expect(sentences(file)[0]).toContain('convert Bijoy to Unicode');
    expect(file.products.map(({ nameBn }) => nameBn)).toEqual(['', 'র\u200d্যাম']);
  });

  it('may have invisible characters and other digits in ids, numbers and flags', async () => {
    const file = await read(
      'id,name,price,stock,prescription,permalink',
      '\u200eSKU\u201112\u200d,A,\u202a１２.৫০\u202c,\u066340,হ্যাঁ,probe\u2011a',
    );
    expect(file.products).toMatchObject([
      {
        externalId: 'SKU-12',
        listPrice: 1_250,
        stock: 340,
        isPrescriptionRequired: true,
        permalink: 'probe-a',
      },
    ]);
  });

  it('without a heading that we recognise is not read at all', async () => {
    await expect(readCatalogueFile(Buffer.from('a,b\n1,2'))).rejects.toThrow(UnreadableFile);
    await expect(readCatalogueFile(Buffer.alloc(0))).rejects.toThrow(UnreadableFile);
  });
});

describe('a file in the layout of the market', () => {
  const market =
    'brand id,brand name,type,slug,dosage form,generic,strength,manufacturer,package container,Package Size';

  it('yields one product per pack, with the brand id', async () => {
    const read = await readCatalogueFile(
      Buffer.from(
        [
          market,
          '4077,A-Cold,allopathic,a,Syrup,Bromhexine,4 mg/5 ml,ACME,"60 ml bottle: ৳ 30.00,100 ml bottle: ৳ 40.12",',
          '1,Gone,herbal,g,Capsule,Probiotic,2 billion,ACME,Price Unavailable,',
        ].join('\n'),
      ),
    );
    expect(read.lines).toBe(2);
    expect(read.flagged).toEqual([3]);
    expect(
      read.products.map(({ externalId, listPrice, packName }) => [externalId, listPrice, packName]),
    ).toEqual([
      ['4077', 3_000, '60 ml bottle'],
      ['4077/2', 4_012, '100 ml bottle'],
      ['1', null, ''],
    ]);
  });
});

describe('a line of the market', () => {
  const heading =
    'Brand ID,Brand Name,type,Dosage Form,Generic Name,strength,company,package container';
  const readLine = (cell: string) =>
    readCatalogueFile(Buffer.from(`${heading}\n7,Probe,,Syrup,G,5 mg,Acme,"${cell}"`));

  it('may have headings that nearly match those of the market', async () => {
    expect(await readLine('60 ml bottle: ৳ 12,50')).toMatchObject({
      layout: 'market',
      products: [{ form: 'Syrup', genericName: 'G', company: 'Acme', listPrice: 1_250 }],
    });
  });

  it('uses each column of the market once, and prefers its exact name', async () => {
    const first = 'brand id,brand name,Generic Name,generic,company,maker,package container';
    const file = await readCatalogueFile(Buffer.from(`${first}\n7,Probe,no,yes,Acme,Other,`));
    expect(file.products).toMatchObject([{ genericName: 'yes', company: 'Acme' }]);
    expect(file.headings.unused.map(({ heading }) => heading)).toEqual(['Generic Name', 'maker']);
  });

  it.each([
    ['60 ml bottle: ৳ 12,5,0', 'The package container "12,5,0" is not a number.'],
    ['60 ml bottle: ৳ 1 250.00', 'The package container has a price that cannot be read.'],
    ['60 ml bottle: ৳ 99999999999', 'The package container must be from 0 to 1000000 taka.'],
    [
      "Unit Price: ৳ 1.20,(99999999's pack: ৳ 612.00),",
      'The package container must be a whole number from 0 to 100000.',
    ],
  ])('%j is refused', async (cell, sentence) => {
    expect((await readLine(cell)).bad).toEqual([{ line: 2, sentence }]);
  });
});

describe('writing a file to the catalogue', () => {
  const shop = useTestShop();

  const write = (lines: string[], replace = false) =>
    shop.database.db.transaction(async (tx) =>
      writeProducts(tx, await readCatalogueFile(file(...lines)), { replace, now: new Date() }),
    );
  const find = async (externalId: string) => {
    const [row] = await shop.database.db
      .select()
      .from(products)
      .where(eq(products.externalId, externalId));
    return row;
  };

  it('adds, then changes by id and keeps the permalink', async () => {
    expect(await write(['x1,Zzz,,5 mg,Tablet,Acme,5,,,,Medicine,,'])).toEqual({
      added: 1,
      changed: 0,
      removed: 0,
    });
    const before = await find('x1');
    expect(await write(['x1,Zzz renamed,,5 mg,Tablet,Acme,6,,,,Medicine,,'])).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(await find('x1')).toMatchObject({
      id: before?.id,
      permalink: before?.permalink,
      listPrice: 600,
    });
  });

  it('never creates the same permalink twice', async () => {
    await write([
      'y1,Same,,5 mg,Tablet,A,5,,,,,,',
      'y2,Same,,5 mg,Tablet,B,5,,,,,,',
      'y3,Same,,5-mg,Tablet,C,5,,,,,,',
    ]);
    const rows = await Promise.all(['y1', 'y2', 'y3'].map(find));
    expect(new Set(rows.map((row) => row?.permalink)).size).toBe(3);
  });

  it('puts a known generic on its shelf, an unknown category on a new one, and the rest under others', async () => {
    await write([
      'z1,New Napa,Paracetamol,500 mg,Tablet,A,5,,,,,,',
      'z2,Toy,,,,A,5,,,,Toys,,',
      'z3,Odd,Unobtainium,1 mg,Tablet,A,5,,,,,,',
    ]);
    const [like] = await shop.database.db
      .select()
      .from(products)
      .where(eq(products.genericName, 'Paracetamol'))
      .limit(1);
    expect(await find('z1')).toMatchObject({ subCategoryId: like?.subCategoryId });
    expect((await find('z2'))?.subCategoryId).toBeNull();
    expect(await find('z3')).toMatchObject({ isPrescriptionRequired: true });
  });

  // counter-166
  it('gives each category and sub-category a permalink of its own, whatever its name', async () => {
    const shelf = (id: string, category: string, sub = '') => `${id},Toy,5,${category},${sub}`;
    const csv = [
      'id,name,price,category,sub_category',
      shelf('c1', 'শিশুর খেলনা'),
      shelf('c2', 'রান্নাঘরের জিনিস'),
      shelf('c3', 'Hobby & Garden', 'গাছ'),
      shelf('c4', 'Hobby Garden', 'বীজ'),
      shelf('c5', '365', 'গাছ'),
      shelf('c6', 'শিশুর খেলনা', 'Hobby-Garden'),
    ].join('\n');
    const read = await readCatalogueFile(Buffer.from(csv));
    await shop.database.db.transaction((tx) =>
      writeProducts(tx, read, { replace: false, now: new Date() }),
    );
    const rows = await Promise.all(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map(find));
    expect(new Set(rows.map((row) => row?.categoryId)).size).toBe(5);
    const onTop = await shop.database.db.select().from(categories);
    const below = await shop.database.db.select().from(subCategories);
    const permalinks = [...onTop, ...below].map(({ permalink }) => permalink);
    expect(new Set(permalinks).size).toBe(permalinks.length);
    for (const permalink of permalinks) expect(permalink).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
  });

  // counter-154
  it('gives a product whose name is a number a permalink that cannot be an id', async () => {
    await write(['n1,7,,,,A,5,,,,,,', 'n2,৭,,,,A,5,,,,,,']);
    expect((await find('n1'))?.permalink).toBe('product-7');
    expect((await find('n2'))?.permalink).toBe('product-n2');
  });

  // counter-252
  it('marks a medicine as requiring a prescription unless the file says that it does not', async () => {
    await write([
      'p1,Unknown,Unobtainium,1 mg,Tablet,A,5,,,,,,',
      'p2,No generic,,10 mg,Tablet,A,5,,,,,,',
      'p3,Known,Paracetamol,500 mg,Tablet,A,5,,,,,,',
      'p4,Soap,,,Bar,A,5,,,,,,',
      'p5,Says no,Unobtainium,1 mg,Tablet,A,5,,,no,,,',
      'p6,Mixed,Unobtainium,2 mg,Tablet,A,5,,,,,,',
    ]);
    await write(['p7,Later,Unobtainium,3 mg,Tablet,A,5,,,,,,']);
    const rows = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map(find));
    expect(rows.map((row) => row?.isPrescriptionRequired)).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  // counter-252
  it('marks a product as requiring one if a later file makes it a medicine, and does not change earlier decisions', async () => {
    await write(['m1,Late,,,,A,5,,,,,,', 'm2,Decided,Unobtainium,1 mg,Tablet,A,5,,,no,,,']);
    expect((await find('m1'))?.isPrescriptionRequired).toBe(false);
    await write([
      'm1,Late,Late stuff,1 mg,Tablet,A,5,,,,,,',
      'm2,Decided,Unobtainium,1 mg,Tablet,A,6,,,,,,',
    ]);
    expect((await find('m1'))?.isPrescriptionRequired).toBe(true);
    expect((await find('m2'))?.isPrescriptionRequired).toBe(false);
  });

  it('recognises a product whose stored id has other digits', async () => {
    await write(['old-12,Old,,,,A,5,,,,,,']);
    await shop.database.db
      .update(products)
      .set({ externalId: 'old-১২' })
      .where(eq(products.externalId, 'old-12'));
    expect(await write(['old-১২,Old,,,,A,6,,,,,,'])).toMatchObject({ added: 0, changed: 1 });
    expect(await find('old-১২')).toMatchObject({ listPrice: 600 });
  });

  it('truncates long details between two characters, and removes characters that the database cannot store', async () => {
    const heads = 'id,name,price,details';
    const long = `\0${'x'.repeat(19_999)}😀 more`;
    const lines = [heads, `long,Long,5,${long}`, `short,Short,5,a\0b😀`].join('\n');
    const read = await readCatalogueFile(Buffer.from(lines));
    await shop.database.db.transaction((tx) =>
      writeProducts(tx, read, { replace: false, now: new Date() }),
    );
    expect((await find('long'))?.details).toBe('x'.repeat(19_999));
    expect((await find('short'))?.details).toBe('ab😀');
  });

  it('with --replace removes every product that is not in the file', async () => {
    const { removed } = await write(['only,Only,,,,A,5,,,,,,'], true);
    const [left] = await shop.database.db.select({ rows: count() }).from(products);
    expect([removed > 100, left?.rows]).toEqual([true, 1]);
  });
});
