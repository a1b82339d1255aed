import type { PharmacyServer } from './server.ts';

/** The digits of the newest SMS to this number, read from the demonstration's inbox. */
export async function codeFor(pharmacy: PharmacyServer, number: string): Promise<string> {
  const inbox = await (await fetch(pharmacy.origin + inboxOf(pharmacy))).text();
  const [, message = ''] = inbox.split(`<h2>${number}</h2>`);
  const code = /\d{6}/.exec(message)?.[0];
  if (!code) throw new Error(`no code for ${number}`);
  return code;
}

/** The secret path of the inbox, as printed at the start. */
function inboxOf(pharmacy: PharmacyServer): string {
  const path = /\/development\/inbox\/\S+/.exec(pharmacy.output())?.[0];
  if (!path) throw new Error('The server has printed no inbox.');
  return path;
}
