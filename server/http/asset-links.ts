/**
 * `/.well-known/assetlinks.json`: the app in the store that may open the shop's addresses without
 * the browser's frame (counter-368).
 */
import type { FastifyInstance } from 'fastify';
import { parseSection } from '#contract/counter/shop.ts';
import { emptyPartners, type StoreApp } from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { readValue } from '#server/services/shop/stored-rows.ts';

/** The app that the owner has entered. */
export async function readStoreApp(db: Database): Promise<StoreApp> {
  const stored = { ...emptyPartners.storeApp, ...Object(await readValue(db, 'storeApp')) };
  return parseSection('storeApp', stored) ?? emptyPartners.storeApp;
}

/** Serves the list. Without an app it is empty. */
export function serveAssetLinks(app: FastifyInstance, storeApp: () => Promise<StoreApp>): void {
  app.get('/.well-known/assetlinks.json', async (_request, reply) => {
    const { packageName, fingerprints } = await storeApp();
    const target = {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    };
    const relation = ['delegate_permission/common.handle_all_urls'];
    return reply
      .header('cache-control', 'public, max-age=60')
      .send(packageName === '' ? [] : [{ relation, target }]);
  });
}
