import type { PharmacyServer } from './server.ts';

/** The digits of the newest message to the number, as its owner reads them on their phone. */
export async function codeFor(pharmacy: PharmacyServer, number: string): Promise<string> {
  const inbox = await (await fetch(pharmacy.origin + inboxOf(pharmacy))).text();
  const [, message = ''] = inbox.split(`<h2>${number}</h2>`);
  const code = /\d{6}/.exec(message)?.[0];
  if (!code) throw new Error(`no code for ${number}`);
  return code;
}

/** Its secret path, as the start prints it. */
function inboxOf(pharmacy: PharmacyServer): string {
  const path = /\/development\/inbox\/\S+/.exec(pharmacy.output())?.[0];
  if (!path) throw new Error('The server has printed no inbox.');
  return path;
}
