import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { products } from '#server/db/tables/products.ts';
import { decode } from '#server/services/import/decode.ts';
import { packsIn } from '#server/services/import/pack-prices.ts';
import { readCatalogueFile, UnreadableFile } from '#server/services/import/read-file.ts';
import { tidyStrength, tidyText } from '#server/services/import/tidy-text.ts';
import { writeProducts } from '#server/services/import/write-products.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

const heading =
  'id,name,generic,strength,form,company,price,stock,discount,prescription,category,name_bn,permalink';
const file = (...lines: string[]) => Buffer.from([heading, ...lines].join('\r\n'));

describe('the encoding of a file', () => {
  const text = 'id,name,price\r\n1,নাপা,৳ 12';

  it('is read from its mark, else taken for UTF-8', () => {
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(decode(little)).toEqual({ encoding: 'UTF-16 LE', text });
    expect(decode(Buffer.from(little).swap16())).toEqual({ encoding: 'UTF-16 BE', text });
    expect(decode(Buffer.from(`\ufeff${text}`))).toEqual({ encoding: 'UTF-8', text });
    expect(decode(Buffer.from(text))).toEqual({ encoding: 'UTF-8', text });
  });

  it('that is no UTF-8 is windows-1252, and said so', () => {
    expect(decode(Buffer.from([0x4e, 0xe9, 0x80]))).toEqual({
      encoding: 'windows-1252',
      text: 'Né€',
    });
  });
});

describe('a price cell', () => {
  it('names a piece and its box', () => {
    expect(packsIn("Unit Price: ৳ 1.20,(510's pack: ৳ 612.00),")).toEqual([
      { name: '', price: 120, box: { pieces: 510, price: 61_200 } },
    ]);
  });

  it('names several packs in a row', () => {
    expect(packsIn('60 ml bottle: ৳ 20.65,100 ml bottle: ৳ 1,035.00')).toEqual([
      { name: '60 ml bottle', price: 2_065, box: null },
      { name: '100 ml bottle', price: 103_500, box: null },
    ]);
  });

  it.each(['', 'Price Unavailable', 'Not for sale', '12'])(
    '%j names none, and none is guessed',
    (cell) => {
      expect(packsIn(cell)).toEqual([]);
    },
  );
});

describe('text of a file', () => {
  it('loses odd spaces, and is NFC', () => {
    expect(tidyText(' Napa\u00a0 Extra\u200b ')).toBe('Napa Extra');
    expect(tidyText('\u09af\u09bc')).toBe('\u09af\u09bc'.normalize('NFC'));
  });

  it('spells a strength one way', () => {
    expect(
      ['0.30%', '50 µg', '50 μg', '50 ug', '1,000 IU', '2.50 mg/5 ml'].map(tidyStrength),
    ).toEqual(['0.3%', '50 mcg', '50 mcg', '50 mcg', '1,000 IU', '2.5 mg/5 ml']);
  });
});

describe('a file in our own layout', () => {
  it('may have quotes, line breaks in quotes, ৳ signs and Bengali digits', () => {
    const read = readCatalogueFile(
      file(
        '1,"Napa, ""Extra""\nnew",Paracetamol,500 mg,Tablet,Beximco,"৳ 1,200.50",১০,,yes,Medicine,নাপা,',
      ),
    );
    expect(read.bad).toEqual([]);
    expect(read.products).toMatchObject([
      { name: 'Napa, "Extra" new', listPrice: 120_050, stock: 10, isPrescriptionRequired: true },
    ]);
  });

  it('may use semicolons', () => {
    const read = readCatalogueFile(Buffer.from('id;name;price\n1;Napa;12,5'));
    expect(read.products).toHaveLength(1);
  });

  it('tells each bad line by its number, also after line breaks inside quotes', () => {
    const read = readCatalogueFile(
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

  it('flags lines without a price', () => {
    const read = readCatalogueFile(file('1,Napa,,,,,,,,,,,', '2,Ace,,,,,0,,,,,,'));
    expect(read.flagged).toEqual([2, 3]);
    expect(read.products.map((product) => product.listPrice)).toEqual([null, null]);
  });

  it('without a heading that we know is not read at all', () => {
    expect(() => readCatalogueFile(Buffer.from('a,b\n1,2'))).toThrow(UnreadableFile);
    expect(() => readCatalogueFile(Buffer.alloc(0))).toThrow(UnreadableFile);
  });
});

describe('a file in the layout of the market', () => {
  const market =
    'brand id,brand name,type,slug,dosage form,generic,strength,manufacturer,package container,Package Size';

  it('gives a product for each pack, and keeps the brand id', () => {
    const read = readCatalogueFile(
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

describe('writing what was read', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop();
  }, 120_000);
  afterAll(() => shop.close());

  const write = (lines: string[], replace = false) =>
    shop.database.db.transaction((tx) =>
      writeProducts(tx, readCatalogueFile(file(...lines)), { replace, now: new Date() }),
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

  it('never lets two permalinks collide', async () => {
    await write([
      'y1,Same,,5 mg,Tablet,A,5,,,,,,',
      'y2,Same,,5 mg,Tablet,B,5,,,,,,',
      'y3,Same,,5-mg,Tablet,C,5,,,,,,',
    ]);
    const rows = await Promise.all(['y1', 'y2', 'y3'].map(find));
    expect(new Set(rows.map((row) => row?.permalink)).size).toBe(3);
  });

  it('puts a known generic beside its like, a new category where none was, the rest on the shelf of others', async () => {
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

  it('cuts long details between two characters, and leaves out what no text can hold', async () => {
    const heads = 'id,name,price,details';
    const long = `\0${'x'.repeat(19_999)}😀 more`;
    const lines = [heads, `long,Long,5,${long}`, `short,Short,5,a\0b😀`].join('\n');
    const read = readCatalogueFile(Buffer.from(lines));
    await shop.database.db.transaction((tx) =>
      writeProducts(tx, read, { replace: false, now: new Date() }),
    );
    expect((await find('long'))?.details).toBe('x'.repeat(19_999));
    expect((await find('short'))?.details).toBe('ab😀');
  });

  it('with --replace leaves nothing but the file', async () => {
    const { removed } = await write(['only,Only,,,,A,5,,,,,,'], true);
    const [left] = await shop.database.db.select({ rows: count() }).from(products);
    expect([removed > 100, left?.rows]).toEqual([true, 1]);
  });
});
