import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { browserEnvironment } from '#scripts/browser.mjs';
import { busyCustomer, fillAccount, newCustomer, type KeptOrders } from '../customers.ts';
import { inDatabase } from '../database.ts';
import { tap } from '../touch.ts';
import { browserFlags, browserPath } from '../phone.ts';
import { preparePharmacy, type PharmacyServer } from '../server.ts';
import { signInBehind } from '../session.ts';

/**
 * The persons: a visitor, a visitor with two products in the bag, a customer of many orders, a new
 * one.
 */
export type Who = 'guest' | 'buyer' | 'customer' | 'newcomer';

/** A pharmacy and one phone per person. The phones' data is deleted after the run. */
export interface SweepWorld {
  pharmacy: PharmacyServer;
  orders: KeptOrders;
  /** Console errors, page errors and CSP reports. */
  complaints: string[];
  /** The permalink of a product that is sold out. */
  soldOut: string;
  /** The page of this person, opened once. */
  pageOf(who: Who): Promise<Page>;
  /** An unused phone of this person, by default without a service worker. */
  newPageOf(who: Who, hasWorker?: boolean): Promise<Page>;
  remove(): Promise<void>;
}

const networkNoise = /net::ERR_|Failed to load resource/;

export async function openSweepWorld(): Promise<SweepWorld> {
  // The key makes the shop offer push messages. None is sent.
  const pharmacy = await preparePharmacy(undefined, {
    PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    PUSH_CONTACT: 'mailto:help@shop.example',
  });
  const soldOut = await inDatabase(pharmacy, async (database) => {
    const asked =
      'select permalink from products where stock = 0 and permalink is not null limit 1';
    const { rows } = await database.query<{ permalink: string }>(asked);
    return rows[0]?.permalink ?? '';
  });
  await pharmacy.start();
  const orders = await fillAccount(pharmacy);
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    env: browserEnvironment(),
    headless: true,
  });
  const complaints: string[] = [];
  const pages = new Map<Who, Promise<Page>>();

  async function open(who: Who, hasWorker = false): Promise<Page> {
    const context = await newPhone(hasWorker);
    const page = await context.newPage();
    // A small file of the shop: only the phone's storage is prepared here.
    await page.goto(`${pharmacy.origin}/logo.svg`);
    if (who === 'customer') await signInBehind(page, busyCustomer);
    if (who === 'newcomer') await signInBehind(page, newCustomer);
    if (who === 'buyer' || who === 'customer') await takeTwo(page);
    return page;
  }

  async function newPhone(hasWorker: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      locale: 'en-GB',
      timezoneId: 'Asia/Dhaka',
      reducedMotion: 'reduce',
      // The worker has its own tests. Here the pages come from the server.
      serviceWorkers: hasWorker ? 'allow' : 'block',
      // A headless browser otherwise counts them as denied.
      permissions: ['notifications'],
    });
    context.setDefaultTimeout(40_000);
    context.on('console', (message) => {
      if (message.type() === 'error' && !networkNoise.test(message.text()))
        complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => complaints.push(failure.error().message));
    return context;
  }

  async function takeTwo(page: Page): Promise<void> {
    await page.goto(`${pharmacy.origin}/category/medicine`);
    const adds = page.getByRole('article').getByRole('button', { name: /^Add to Bag/ });
    await tap(page, adds.first());
    await tap(page, adds.first());
  }

  return {
    pharmacy,
    orders,
    soldOut,
    complaints,
    newPageOf: open,
    pageOf(who) {
      const known = pages.get(who) ?? open(who);
      pages.set(who, known);
      return known;
    },
    async remove() {
      await browser.close();
      await pharmacy.remove();
    },
  };
}
