import type { Page } from 'playwright-core';
import { untilAllThere } from '#tests/e2e/support/all-there.ts';
import { openingWidth, type Width } from '../inspect-page.ts';
import type { Who, SweepWorld } from './sweep-world.ts';

/** A screen, or an overlay on it, in one of its states. */
export interface State {
  /** Describes the state; unique. */
  name: string;
  who: Who;
  address: string | ((world: SweepWorld) => string);
  /** Words in the main part that show that everything has loaded. */
  ready?: string | RegExp;
  /**
   * The state has its own phone, which is closed afterwards, so that no other state sees its data.
   */
  isAlone?: boolean;
  /** That phone has the service worker, which caches the app. */
  hasWorker?: boolean;
  /** Changes the network before the address is opened. */
  before?: (page: Page) => Promise<void>;
  /** Changes the page by taps before it is inspected. */
  act?: (page: Page, world: SweepWorld) => Promise<void>;
  /** The selector of a popup next to which the page stays usable: only the popup is inspected. */
  within?: string;
  /** Differs little from another state of the screen: inspected by `npm test -- --all` only. */
  isVariant?: true;
  /** The widths at which it exists. All by default. */
  at?: readonly Width[];
}

/** Opens the state's address. Resolves when the screen has loaded everything. */
export async function openState(page: Page, state: State, world: SweepWorld): Promise<void> {
  const address = typeof state.address === 'string' ? state.address : state.address(world);
  await page.setViewportSize({ width: openingWidth(state), height: 740 });
  // Screens without taps are opened in Bengali, the others in English.
  const language = state.act || state.ready || state.isAlone ? 'en' : 'bn';
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
  await page.unrouteAll();
  if (state.before) await state.before(page);
  await page.goto(world.pharmacy.origin + address, { waitUntil: 'domcontentloaded' });
  await untilAllThere(page);
  // The language becomes Bengali after the first paint if the server has rendered in English.
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  if (state.ready) await page.locator('main').getByText(state.ready).first().waitFor();
  if (state.act) await state.act(page, world);
}
