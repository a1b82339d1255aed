/** The sets of fonts in tests/fonts. */
export type FontSet = 'narrow' | 'wide';
/** The path of a browser; null where none is found. Throws where CHROME_PATH names none. */
export function findBrowser(): string | null;
/** The environment in which a browser finds one set of fonts and none of the machine's. Throws where there is no such set. */
export function browserEnvironment(fonts?: string): Record<string, string | undefined>;
/** The path of a browser, installed if it must be. Exits with a clear sentence where none can be had. */
export function browserOrExit(): string;
