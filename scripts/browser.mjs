/**
 * Finds a Chromium for the browser tests: CHROME_PATH, one of the system's, or Playwright's own. On
 * a Debian machine it installs one if the process runs as root; elsewhere it prints instructions.
 * The headless shell is not used, because it hangs after a refused camera. Usable as a module, and
 * as a command that prints the path.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installWithApt } from './apt.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but no such file is there.`);
  }
  const executable = [...known, chromium.executablePath()].find((path) => path && existsSync(path));
  return executable ?? null;
}

/**
 * The environment for a browser that uses the fonts of tests/fonts and none of the machine's:
 * `narrow` has those of an Android phone, `wide` the widest that people use. The variable `FONTS`
 * selects the set if the caller does not.
 */
export function browserEnvironment(fonts = process.env['FONTS'] ?? 'narrow') {
  const file = fileURLToPath(new URL(`../tests/fonts/${fonts}.conf`, import.meta.url));
  if (!existsSync(file)) throw new Error(`There is no font set "${fonts}" in tests/fonts.`);
  return { ...process.env, FONTCONFIG_FILE: file };
}

/**
 * The path of a browser, which is installed if necessary. Prints instructions and exits if there is
 * none and none can be installed.
 */
export function browserOrExit() {
  let browser = findBrowser();
  if (!browser) {
    installWithApt('chromium');
    browser = findBrowser();
  }
  if (browser) return browser;
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: apt-get install -y chromium), or run\n' +
      '  npx playwright-core install chromium\n' +
      'or set CHROME_PATH to a Chrome or Chromium that you have.\n',
  );
  return process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${browserOrExit()}\n`);
}
