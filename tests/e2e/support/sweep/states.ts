import type { Page } from 'playwright-core';
import { untilAllThere } from '#tests/e2e/support/all-there.ts';
import { openingWidth, type Width } from '../inspect-page.ts';
import type { Who, SweepWorld } from './sweep-world.ts';

/** A screen, or something that lies over it, in one of its states. */
export interface State {
  /** Says what is looked at; unique. */
  name: string;
  who: Who;
  address: string | ((world: SweepWorld) => string);
  /** Words that stand in the main part when everything has come. */
  ready?: string | RegExp;
  /** On a phone of its own, which is put away afterwards: what it saves is seen by no other state. */
  isAlone?: boolean;
  /** That phone has the service worker, which keeps the app. */
  hasWorker?: boolean;
  /** What the network does there, before the address is opened. */
  before?: (page: Page) => Promise<void>;
  /** What a person does there before it is looked at: by taps. */
  act?: (page: Page, world: SweepWorld) => Promise<void>;
  /** What opened beside the page, where that stays in reach behind it: only this is looked at. */
  within?: string;
  /** Differs little from another state of the same screen: looked at by `npm test -- --all` alone. */
  isVariant?: true;
  /** Where it exists; every width by default. */
  at?: readonly Width[];
}

/** Opens the state's address; resolves when everything that the screen waits for has come. */
export async function openState(page: Page, state: State, world: SweepWorld): Promise<void> {
  const address = typeof state.address === 'string' ? state.address : state.address(world);
  await page.setViewportSize({ width: openingWidth(state), height: 740 });
  // Screens on which nothing is pressed are opened in Bengali, the others in English.
  const language = state.act || state.ready || state.isAlone ? 'en' : 'bn';
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
  await page.unrouteAll();
  if (state.before) await state.before(page);
  await page.goto(world.pharmacy.origin + address, { waitUntil: 'domcontentloaded' });
  await untilAllThere(page);
  // Bengali comes after the first paint where the server has rendered in English.
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  if (state.ready) await page.locator('main').getByText(state.ready).first().waitFor();
  if (state.act) await state.act(page, world);
}
