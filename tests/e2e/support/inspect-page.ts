import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { findFaults, type Fault } from './sweep/find-faults.ts';

export type Language = 'en' | 'bn';

/** The widths at which everything must stand right, in CSS pixels. */
export const widths = [320, 360, 412, 768, 1280] as const;
export type Width = (typeof widths)[number];

export interface InspectOptions {
  /** Where what is looked at exists: a drawer of the phone has no width of 1280. All by default. */
  at?: readonly Width[];
  /** Only what is inside of this. */
  within?: string;
  /** Which language is looked at where not both are: the next one by default. */
  turn?: number;
}

const height = 740;

/** Lets the page that is open speak another language, as when another tab had changed it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: chosen }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** How the page stands while it is looked at in one language. */
interface Round {
  language: Language;
  stances: readonly { width: Width; isLarge: boolean }[];
}

/** All of them: `npm test -- --all`. */
export const isThorough = process.env['LOOKS'] === 'all';

/** Every width in both languages, with text of once and twice the size. */
function everyRound(at: readonly Width[]): Round[] {
  const stances = [false, true].flatMap((isLarge) => at.map((width) => ({ width, isLarge })));
  return (['en', 'bn'] as const).map((language) => ({ language, stances }));
}

/**
 * At the narrowest width, in one language. Which one changes with the turn, so
 * that all screens together are seen in both.
 */
function oneRound(at: readonly Width[], turn: number): Round {
  const language = turn % 2 === 0 ? 'en' : 'bn';
  const width = widths.find((one) => at.includes(one)) ?? 320;
  return { language, stances: [{ width, isLarge: false }] };
}

let turns = 0;

/**
 * Everything that is wrong with how the page stands there, without loading it
 * again: what axe finds in English and light, in Bengali and dark, and what
 * `findFaults` finds at every width, in both languages, with text of once and
 * twice the size; where `LOOKS` is not `all`, in one of these. Each line says
 * what, where, and in which of them.
 */
export async function inspectPage(page: Page, options: InspectOptions = {}): Promise<string[]> {
  const { at = widths, within = '', turn = turns++ } = options;
  const found = new Map<string, { fault: Fault; where: string[] }>();
  const axe: string[] = [];
  for (const { language, stances } of isThorough ? everyRound(at) : [oneRound(at, turn)]) {
    await speak(page, language);
    await adopt(page, still);
    // Names and structure belong to the language, contrast to the theme: two looks see all of both.
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

/** The width at which a state is opened: what exists on a desktop alone is not there on a phone. */
export function openingWidth({ at = [360] }: Pick<InspectOptions, 'at'>): number {
  return Math.max(at[0] ?? 360, 360);
}

const still = `*, ::before, ::after {
  transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

/** Rows that are far away are drawn too. */
const whole = '* { content-visibility: visible !important; }';

function adopt(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** What axe finds, of any gravity: in the dialog that is open, else on the whole page. */
async function axeFindings(page: Page, within: string): Promise<string[]> {
  // Each `analyze()` of the newer mode opens a page of its own; the legacy mode takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Its slowest rule by far: it looks at what lies behind every word.
  if (!isThorough) axe.disableRules(['color-contrast']);
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  else if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `axe ${impact ?? ''} ${id}: ${places.join(' | ')}`;
  });
}
