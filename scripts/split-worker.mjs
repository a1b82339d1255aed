/**
 * Divides the built service worker: what changes with every build (the list of the
 * app's files) stays at its one address, and the code goes into a file that is called
 * by its content. An update that changes a screen fetches the list, not the code
 * (docs/decisions/0018). `importScripts` reads it from the browser's cache.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What sw/sw.ts reads in the place of the list. */
const name = 'appFiles';

/** In `dist/shop`; throws where the list is not found once, and where the code is no script that a browser can run. */
export function splitWorker(shop) {
  const address = join(shop, 'sw.js');
  const built = readFileSync(address, 'utf8');
  const list = listIn(built);
  const code = built.replace(list, () => `self.${name}`);
  // Code that is fetched apart has come into it: a browser would refuse the whole worker, and say so only there.
  if (/\bimport\.meta\b|\bimport\(/.test(code)) throw new Error('sw.js asks for further modules');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/worker-${hash}.js`;
  writeFileSync(join(shop, file), code);
  writeFileSync(address, `self.${name}=${list};${importing(`/${file}`)}\n`);
}

/** The array of the files as it stands in the code. */
function listIn(code) {
  const begins = [...code.matchAll(/\[\{"(?:revision|url)":/g)].map(({ index }) => index);
  const [begin] = begins;
  if (begins.length !== 1) throw new Error(`sw.js names the app's files ${begins.length} times`);
  for (let end = code.indexOf(']', begin); end !== -1; end = code.indexOf(']', end + 1)) {
    const list = code.slice(begin, end + 1);
    if (isJson(list)) return list;
  }
  throw new Error("the list of the app's files has no end");
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Under Trusted Types the worker's own policy says which script it is. */
function importing(address) {
  const text = JSON.stringify(address);
  return (
    `importScripts(self.trustedTypes?self.trustedTypes.createPolicy("nirog#worker",` +
    `{createScriptURL:()=>${text}}).createScriptURL(""):${text});`
  );
}
