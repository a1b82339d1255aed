/** The font sets in tests/fonts. */
export type FontSet = 'narrow' | 'wide';
/**
 * The path of a browser; null if none is found. Throws if CHROME_PATH names a file that does not
 * exist.
 */
export function findBrowser(): string | null;
/**
 * The environment for a browser that uses one font set of tests/fonts and none of the machine's
 * fonts. Throws if there is no such set.
 */
export function browserEnvironment(fonts?: string): Record<string, string | undefined>;
/**
 * The path of a browser, which is installed if necessary. Prints instructions and exits if there is
 * none and none can be installed.
 */
export function browserOrExit(): string;
