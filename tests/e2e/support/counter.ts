/**
 * The shop's staff in browser tests: a desk or a phone, signed in at the counter by keyboard or
 * touch.
 */
import type { Page } from 'playwright-core';
import type { StaffRole } from '#domain/staff.ts';
import { takePhone, type Phone, type PhoneOptions } from './phone.ts';
import type { PharmacyServer } from './server.ts';
import { tabTo } from './tab-to.ts';
import { tap } from './touch.ts';

/** The password that the start of a demonstration prints. */
export const staffPassword = 'nirog-demo-counter';

export interface Desk {
  readonly page: Page;
  /** The browser. Its `complaints` are the page's errors. */
  readonly browser: Phone;
  /** Opens an address of the counter, such as `/requests`. */
  go(path: string): Promise<void>;
  remove(): Promise<void>;
}

export interface DeskOptions extends PhoneOptions {
  /** The origin of a network proxy that replaces the pharmacy's own address. */
  origin?: string;
}

/** Opens a browser at the counter without a sign-in, by default a desk of 1280 px. */
export async function openDesk(
  pharmacy: PharmacyServer,
  { origin = pharmacy.origin, ...options }: DeskOptions = {},
): Promise<Desk> {
  const browser = await takePhone({ width: 1280, height: 800, ...options });
  const page = await browser.open();
  const go = async (path: string): Promise<void> => {
    await page.goto(`${origin}/counter${path}`);
  };
  await go('');
  return { page, browser, go, remove: () => browser.remove() };
}

/** Signs in as one of the demonstration's staff, by keyboard at a desk and by touch on a phone. */
export async function signInAtCounter(
  desk: Desk,
  pharmacy: PharmacyServer,
  role: StaffRole,
): Promise<void> {
  const { page } = desk;
  await page.getByLabel('Name').waitFor();
  const isDesk = (page.viewportSize()?.width ?? 0) >= 800;
  if (isDesk) await tabTo(page, 'Name');
  else await tap(page, page.getByLabel('Name'));
  await page.keyboard.type(role);
  if (isDesk) await tabTo(page, 'Password');
  else await tap(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(staffPassword);
  await page.keyboard.press('Enter');
  if (role === 'owner') {
    const code = page.getByLabel('Code from your authenticator app');
    await code.waitFor();
    await code.fill(await codeOfOwner(pharmacy));
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: `${role}: settings and signing out` }).waitFor();
}

/** The current code of the authenticator app of the demonstration's owner. */
export async function codeOfOwner(pharmacy: PharmacyServer): Promise<string> {
  const path = /\/development\/inbox\/\S+/.exec(pharmacy.output())?.[0] ?? '';
  const inbox = await (await fetch(pharmacy.origin + path)).text();
  const code = /owner[\s\S]*?(\d{6})/i.exec(inbox)?.[1];
  if (!code) throw new Error('no code for the owner');
  return code;
}
