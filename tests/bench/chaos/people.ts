/** Writes submissions while faults happen: one after the other, in two tabs. */
import type { Page } from 'playwright-core';
import type { Chance } from '#demo/pictures/chance.ts';
import { untilAllThere } from '#tests/e2e/support/all-there.ts';
import { untilControlled } from '#tests/e2e/support/phone.ts';
import type { WrittenKind } from './ledger.ts';
import { markedPicture } from './marked-picture.ts';
import type { Shop } from './troubles.ts';
import { writers, type Writer } from './writers.ts';

export interface People {
  shop: Shop;
  chance: Chance;
  places: Places;
  who: 'guest' | 'customer';
}

/** Pages of products: one for comments, and a sold-out one. */
export interface Places {
  product: string;
  soldOut: string;
}

/** Two tabs never write the same kind, because they would share its draft. */
const tabs: Record<string, readonly WrittenKind[]> = {
  first: ['request', 'order', 'comment', 'request'],
  other: ['contact', 'prescription', 'complaint', 'review', 'product-request'],
};

/** Opens the shop on the phone with a network. Returns the pages of the products. */
export async function firstVisit({ phone, network }: Shop): Promise<Places> {
  const page = await phone.tab('first');
  await page.goto(`${network.origin}/category/medicine`);
  await untilControlled(page);
  const product = page.locator('main a[href^="/product/details/"]').first();
  const address = (await product.getAttribute('href')) ?? '';
  const soldOut = await soldOutProduct(page);
  for (const visited of ['/order', '/Checkout', '/contact', '/review', address, soldOut]) {
    await page.goto(network.origin + visited);
    await untilAllThere(page);
  }
  await network.untilQuiet();
  return { product: address, soldOut };
}

/** The page of the shop's first sold-out product. */
async function soldOutProduct(page: Page): Promise<string> {
  const permalink = await page.evaluate(async () => {
    const response = await fetch('/api/ProductArea/Product/Get', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: [], pageNumber: 1, pageSize: 100 }),
    });
    const { Data } = (await response.json()) as {
      Data: { Data: { Stock: number; Permalink: string }[] };
    };
    return Data.Data.find(({ Stock }) => Stock === 0)?.Permalink;
  });
  if (!permalink) throw new Error('no product of the first hundred has run out');
  return `/product/details/${permalink}`;
}

/** Writes in both tabs until then. Resolves when the last submissions are finished. */
export async function writeUntil(endsAt: number, people: People): Promise<void> {
  await Promise.all(
    Object.entries(tabs).map(async ([tab, kinds]) => {
      const able = writers.filter(
        ({ kind, needsCustomer }) =>
          kinds.includes(kind) && (people.who === 'customer' || !needsCustomer),
      );
      for (let at = 0; Date.now() < endsAt; at += 1) {
        const writer = able[at % able.length];
        if (writer) await write(tab, writer, people);
      }
    }),
  );
}

async function write(tab: string, writer: Writer, people: People): Promise<void> {
  const { shop, chance, places } = people;
  const least = writer.kind === 'prescription' ? 1 : 0;
  const count = Math.floor(chance.between(least, writer.mostPictures + 1));
  const entry = shop.ledger.begin(writer.kind, count);
  try {
    const pictures = await Promise.all(entry.pictures.map(markedPicture));
    const page = await shop.phone.tab(tab);
    const { word } = entry;
    const { origin } = shop.network;
    const said = await writer.write({ page, origin, word, pictures, ...places });
    shop.ledger.acknowledge(entry, said);
    shop.ledger.note('stands at', { word, address: page.url() });
  } catch (failure) {
    // The browser was killed, the tab was reloaded, or no confirmation appeared in time: then
    // nothing was confirmed.
    const because = String(failure).split('\n')[0];
    shop.ledger.note('is told nothing', {
      word: entry.word,
      because,
      shown: await shownIn(tab, shop),
    });
  }
}

/** The text that the page shows instead. */
async function shownIn(tab: string, { phone }: Shop): Promise<string> {
  try {
    const page = await phone.tab(tab);
    const shown = page.locator('dialog:modal, main').last();
    return `${page.url()} ${(await shown.innerText({ timeout: 1_000 })).slice(0, 1_500)}`;
  } catch {
    return 'nothing';
  }
}
