import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { findFaults, type Fault } from './sweep/find-faults.ts';

export type Language = 'en' | 'bn';

/** The widths at which pages are inspected, in CSS pixels. */
export const widths = [320, 360, 412, 768, 1280] as const;
export type Width = (typeof widths)[number];

export interface InspectOptions {
  /**
   * The widths at which the state exists: a drawer of the phone has no width of 1280. All by
   * default.
   */
  at?: readonly Width[];
  /** Inspects only inside this selector. */
  within?: string;
  /** Selects the language if only one is inspected. By default it alternates. */
  turn?: number;
}

const height = 740;

/** Switches the open page to another language through the storage event, as another tab does. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: chosen }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** The widths and text sizes to inspect in one language. */
interface Round {
  language: Language;
  stances: readonly { width: Width; isLarge: boolean }[];
}

/** Whether everything is inspected: `npm test -- --all`. */
export const isThorough = process.env['LOOKS'] === 'all';

/** Every width in both languages, with text of once and twice the size. */
function everyRound(at: readonly Width[]): Round[] {
  const stances = [false, true].flatMap((isLarge) => at.map((width) => ({ width, isLarge })));
  return (['en', 'bn'] as const).map((language) => ({ language, stances }));
}

/**
 * The narrowest width in one language. The language alternates with the turn, so that all screens
 * together cover both.
 */
function oneRound(at: readonly Width[], turn: number): Round {
  const language = turn % 2 === 0 ? 'en' : 'bn';
  const width = widths.find((one) => at.includes(one)) ?? 320;
  return { language, stances: [{ width, isLarge: false }] };
}

let turns = 0;

/**
 * Lists the faults of the open page without reloading it: the findings of axe in English and light
 * and in Bengali and dark, and of `findFaults` at every width, in both languages, with text of once
 * and twice the size. If `LOOKS` is not `all`, only one of these. Each line has the fault, its
 * place and the mode.
 */
export async function inspectPage(page: Page, options: InspectOptions = {}): Promise<string[]> {
  const { at = widths, within = '', turn = turns++ } = options;
  const found = new Map<string, { fault: Fault; where: string[] }>();
  const axe: string[] = [];
  for (const { language, stances } of isThorough ? everyRound(at) : [oneRound(at, turn)]) {
    await speak(page, language);
    await adopt(page, still);
    // Names and structure depend on the language, contrast on the theme, so two rounds cover both.
    const colorScheme = language === 'en' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const lines = await axeFindings(page, within);
    axe.push(...lines.map((one) => `${one} (${language} ${colorScheme})`));
    await adopt(page, still + whole);
    for (const { width, isLarge } of stances) {
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = size),
        isLarge ? '200%' : '100%',
      );
      await page.setViewportSize({ width, height });
      const where = `${language} ${width}${isLarge ? ' large' : ''}`;
      for (const fault of await page.evaluate(findFaults, { within, isLarge })) {
        const key = `${fault.kind}: ${fault.place}`;
        const known = found.get(key) ?? { fault, where: [] };
        known.where.push(where);
        found.set(key, known);
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: openingWidth(options), height });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await speak(page, 'en');
  return [
    ...axe,
    ...[...found].map(([key, { fault, where }]) => `${key} "${fault.words}" (${where.join(', ')})`),
  ];
}

/**
 * The width at which a state is opened: a control of the desktop only does not exist on a phone.
 */
export function openingWidth({ at = [360] }: Pick<InspectOptions, 'at'>): number {
  return Math.max(at[0] ?? 360, 360);
}

const still = `*, ::before, ::after {
  transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

/** Renders distant rows too. */
const whole = '* { content-visibility: visible !important; }';

function adopt(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** The findings of axe of any impact, in the open dialog or else on the whole page. */
async function axeFindings(page: Page, within: string): Promise<string[]> {
  // In the newer mode each `analyze()` opens another page. The legacy mode takes a third of the
  // time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // By far the slowest rule, because it checks the background of every word.
  if (!isThorough) axe.disableRules(['color-contrast']);
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  else if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `axe ${impact ?? ''} ${id}: ${places.join(' | ')}`;
  });
}
