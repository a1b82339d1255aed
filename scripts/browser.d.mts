/** The path of a browser; null where none is found. Throws where CHROME_PATH names none. */
export function findBrowser(): string | null;
/** The path of a browser, installed if it must be. Exits with a clear sentence where none can be had. */
export function browserOrExit(): string;
