import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { snapshot } from '#contract/catalogue.ts';
import { kilobytes } from './report.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type Form = keyof typeof unpack;

/** The transferred bytes of a response without its headers. */
function bodyOf(address: string, form: Form): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': form } }, (response) => {
      buffer(response).then(resolve, reject);
    });
    request.once('error', reject);
  });
}

/**
 * Measures the size of the whole catalogue in each form, and how long the phone takes to parse it.
 */
export async function catalogueWeight(origin: string) {
  const rows = [];
  for (const form of ['br', 'gzip', 'identity'] as const) {
    const sum = { parts: 0, products: 0, bytes: 0, ms: 0 };
    let after: string | null = '';
    while (after !== null) {
      const query = new URLSearchParams({ after }).toString();
      const body = await bodyOf(`${origin}/api/${snapshot.path}?${query}`, form);
      const text = unpack[form](body).toString();
      const started = performance.now();
      const response: { Data: unknown } = JSON.parse(text);
      const part = v.parse(snapshot.response, response.Data);
      sum.ms += performance.now() - started;
      sum.parts += 1;
      sum.products += part.products.length;
      sum.bytes += body.length;
      after = part.next || null;
    }
    rows.push({
      form,
      parts: sum.parts,
      products: sum.products,
      sent: kilobytes(sum.bytes),
      'bytes a product': (sum.bytes / sum.products).toFixed(1),
      'ms to read': Math.round(sum.ms),
    });
  }
  return rows;
}
