import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { snapshot } from '#contract/catalogue.ts';
import { products } from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

/** Fetches the catalogue with this query and these headers. */
async function sent(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const url = `/api/${snapshot.path}?${new URLSearchParams(query).toString()}`;
  const response = await shop.app.inject({ method: 'GET', url, headers });
  const { rawPayload: bytes, statusCode: status } = response;
  return { bytes, status, headers: response.headers };
}

function contentOf(bytes: Buffer) {
  return v.parse(snapshot.response, v.parse(v.object({ Data: v.unknown() }), jsonOf(bytes)).Data);
}

function jsonOf(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString());
}

describe('the whole catalogue on the wire', () => {
  // offline-149
  it('is the same, compressed or not, for every accepted encoding', async () => {
    const plain = await sent();
    const brotli = await sent({}, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await sent({}, { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, brotli, gzip])
      expect(headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(contentOf(plain.bytes).products).toHaveLength(await shop.database.db.$count(products));
  });

  // offline-149
  it('is not sent again to a phone that has it', async () => {
    const { headers } = await sent();
    const again = await sent({}, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  // offline-149
  it('is the same response for every invalid query', async () => {
    const { headers } = await sent();
    const odd: Record<string, string>[] = [
      { since: 'x' },
      { since: 'f-1', after: '5' },
      { after: 'x' },
    ];
    for (const query of odd) expect((await sent(query)).headers.etag).toBe(headers.etag);
  });

  // offline-149
  it('is at least as new as the previous part, even if this process has just read the version', async () => {
    const { version } = contentOf((await sent()).bytes);
    await shop.database.db.transaction((tx) => markCatalogueChanged(tx));
    const next = Number(version.split('-')[1]) + 1;
    const later = await sent({ after: `1-${next}` });
    expect(contentOf(later.bytes).version).toMatch(new RegExp(`-${next}$`));
  });

  // offline-149
  it('is at most 28 bytes a product, including Bengali names and search words', async () => {
    const { bytes } = await sent({}, { 'accept-encoding': 'br' });
    expect(bytes.length / (await shop.database.db.$count(products))).toBeLessThan(28);
  });

  // offline-150
  it('is at most 2 kB after a hundred new prices', async () => {
    const { version } = contentOf((await sent()).bytes);
    await shop.database.db.transaction(async (tx) => {
      await tx.execute(
        sql`update products set list_price = list_price + 10 + id % 37
          where id in (select id from products where list_price is not null order by md5(permalink) limit 100)`,
      );
      await markCatalogueChanged(tx);
    });
    const { bytes } = await sent({ since: version }, { 'accept-encoding': 'br' });
    expect(bytes.length).toBeLessThan(2_000);
    const plain = contentOf((await sent({ since: version })).bytes);
    expect(plain.prices).toHaveLength(100);
    expect(plain.products).toEqual([]);
  });
});
