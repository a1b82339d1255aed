/**
 * A shop that is not a demonstration: it starts with an empty folder, and its owner fills it at the
 * counter by hand, or by the calls that the counter makes.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect } from 'vitest';
import { parseSection } from '#contract/counter/shop.ts';
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import { codeOfOwner, staffPassword } from './counter.ts';
import { preparePharmacy, type PharmacyServer } from './server.ts';

export const ownerPassword = 'kolom khata boi';

/** Starts a shop with an empty folder. It is closed and has no owner. */
export async function startRealShop(settings: Record<string, string>): Promise<PharmacyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const pharmacy = await preparePharmacy(folder, { DEMO: 'no', ...settings });
  await pharmacy.start();
  return pharmacy;
}

/** The link for the first owner, which the start prints once the shop answers. */
export async function ownersLink(pharmacy: PharmacyServer): Promise<string> {
  const link = () => /http\S+\/counter\/set-up#\S+/.exec(pharmacy.output())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

/** What the owner's authenticator app shows for the key. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: secret.replaceAll(/\s/g, '') }).generate();
}

/** The counter's calls of one owner. */
export interface OwnerCalls {
  save<Name extends SectionName>(name: Name, value: EditableSections[Name]): Promise<void>;
  /** A part as it applies now. */
  section<Name extends SectionName>(name: Name): Promise<EditableSections[Name]>;
  /** Uploads a logo and returns its name. */
  uploadLogo(picture: Buffer): Promise<string>;
}

/** Takes the invitation of a shop without an owner, and signs the owner in. */
export async function becomeOwner(pharmacy: PharmacyServer, name: string): Promise<OwnerCalls> {
  const { call, calls } = openCalls(pharmacy);
  const invitation = (await ownersLink(pharmacy)).split('#')[1] ?? '';
  const { secret } = await call('Staff/Invitation', { invitation });
  const code = codeOf(String(secret));
  await call('Staff/SetUp', { invitation, name, password: ownerPassword, code });
  return calls;
}

/** Signs in as the owner of a demonstration. */
export async function beDemoOwner(pharmacy: PharmacyServer): Promise<OwnerCalls> {
  const { call, calls } = openCalls(pharmacy);
  const code = await codeOfOwner(pharmacy);
  await call('Staff/SignIn', { name: 'owner', password: staffPassword, code });
  return calls;
}

function openCalls(pharmacy: PharmacyServer) {
  let cookie = '';

  async function call(path: string, body?: unknown): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${pharmacy.origin}/api/Counter/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    const { IsError, Msg, Data } = Object(await response.json());
    if (IsError !== false) throw new Error(`${path}: ${String(Msg)}`);
    return Object(Data);
  }

  const read = (part: SectionName) => call(`Shop/Section?name=${part}`);
  const calls: OwnerCalls = {
    async save(part, value) {
      const { version } = await read(part);
      await call('Shop/SaveSection', { name: part, version, value });
    },
    async section(part) {
      const value = parseSection(part, (await read(part))['value']);
      if (!value) throw new Error(`The part ${part} has another shape.`);
      return value;
    },
    async uploadLogo(picture) {
      const form = new FormData();
      form.append('Img', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
      return String((await call('Shop/UploadLogo', form))['logo']);
    },
  };
  return { call, calls };
}

/** A logo of one colour on transparency: a disc, or a square that stands on its corner. */
export function aLogo(shape: 'disc' | 'diamond', colour: string): Promise<Buffer> {
  const drawn = {
    disc: '<circle cx="300" cy="300" r="280"/>',
    diamond: '<path d="M300 20 580 300 300 580 20 300z"/>',
  };
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" fill="${colour}">${drawn[shape]}</svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}

/** The colour in the middle of a picture, as red, green and blue. */
export async function middleOf(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  const { data } = await sharp(picture)
    .extract(middle)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
