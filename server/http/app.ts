/**
 * The reference API and the shop's files as one Fastify server. Usable without a port through
 * `inject`.
 */
import { freeBytesOf, openDiskSpace } from '#server/services/uploads/disk-space.ts';
import { limitPictures } from '#server/services/uploads/pictures.ts';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import {
  digestHeader,
  grantHeader,
  keyHeader,
  markerHeader,
  replayedHeader,
  tokenHeader,
} from '#contract/envelope.ts';
import type { PagesBundle } from '#contract/pages.ts';
import type { DatedShop } from '#contract/shop.ts';
import { prescriptionLimits } from '#domain/prescription-file.ts';
import { backupDownloads } from '#server/backup/download-backup.ts';
import { implementAreas } from '#server/areas/all.ts';
import { openBudgets } from '#server/services/budgets.ts';
import { openCatalogue, type Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { sendRefusal } from '#server/endpoint/envelope.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { openPartners, type Partners } from '#server/services/partners/partners.ts';
import { sendFailure, refuseUnreadableAddress } from './send-failure.ts';
import { serveOpenApi } from './openapi/serve-openapi.ts';
import { serveSitemap } from './pages/sitemap.ts';
import { openPictureFiles } from '#demo/demo.ts';
import { requestIds, sendRequestIds } from './request-id.ts';
import { readStoreApp, serveAssetLinks } from './asset-links.ts';
import { servePictures } from './serve-pictures.ts';
import { leaveWhenDraining } from './plugins/draining.ts';
import { noticeFullDisk } from './plugins/full-disk.ts';
import { logResponses } from './plugins/response-log.ts';
import { bodyTimes, limitArrivingBodies, type BodyTimes } from './plugins/arriving-bodies.ts';
import { limitLoad } from './plugins/load-limits.ts';
import { limitUnreadResponses, usualLook } from './plugins/unread-responses.ts';
import { warnOfUnnamedProxy } from './plugins/unnamed-proxy.ts';
import { secureApi, securePages } from './plugins/security-headers.ts';
import { serveCounter } from './plugins/counter-files.ts';
import { handleShares } from './plugins/share-target.ts';
import { serveShop } from './plugins/shop-files.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { openShopSettings, readAfterChanges } from '#server/services/shop/settings.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { openReadiness, type Readiness } from '#server/services/readiness.ts';
import type { SmsGateway } from '#server/services/sms/gateway.ts';
import type { SmsInbox } from '#server/services/sms/inbox.ts';
import { serveInbox } from './inbox-page.ts';

export interface AppParts {
  config: Config;
  db: Database;
  files: PrescriptionFiles;
  /** Pictures of the catalogue. Default: a folder below DATA_DIR. */
  pictures?: ObjectStore;
  /** Files of other builds; none by default. */
  assets?: ObjectStore | null;
  /** Whether this process may receive traffic. By default only the database decides. */
  readiness?: Readiness;
  /** Adds the request metrics. */
  observe?: (app: FastifyInstance) => void;
  now?: () => Date;
  /** Sends one-time codes. Without a gateway, no codes can be sent. */
  sms?: SmsGateway;
  /** The inbox of a demonstration. It receives the codes and has a page. */
  inbox?: SmsInbox;
  /** The built screens for server rendering. Without them the plain shell is served. */
  pages?: PagesBundle | null;
  /** How long a request body may take. Default: the phone's timeouts. */
  bodyTimes?: BodyTimes;
  /**
   * Milliseconds between two checks of a socket with an unread response. Default: {@link
   * usualLook}.
   */
  unreadLook?: number;
  /** Free bytes on the disk of DATA_DIR. By default from the operating system. */
  freeBytes?: () => Promise<number>;
  /** Whether the shop stores its own secret, so that backups contain it. Default: false. */
  isSecretKept?: boolean;
  /** The fetch for SMS provider and payment gateway. Default: the global one. */
  fetch?: typeof fetch;
}

/** Bytes of a JSON body (errors-43). */
const maxJsonBytes = 64 * 1024;
const longestParameter = 300;
/**
 * Milliseconds for a request's headers, and for the whole request; the latter exceeds the limit of
 * every body.
 */
const longestHeaders = 10_000;
const longestRequest = 170_000;
/** Smaller responses, in bytes, are not compressed. */
const worthCompressing = 1_024;

/** Assembles the server. It does not listen, and only plugins start timers. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    bodyLimit: maxJsonBytes,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.logLevel },
    genReqId: requestIds(config.trustProxy),
    return503OnClosing: true,
    requestTimeout: longestRequest,
    http: { headersTimeout: longestHeaders, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_failure, request, reply) => {
      void refuseUnreadableAddress(request, reply);
    },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: longestParameter,
    },
  });
  readJsonOnly(app);
  app.setErrorHandler((failure, request, reply) => sendFailure(failure, request, reply));
  sendRequestIds(app);
  logResponses(app);
  parts.observe?.(app);
  const freeBytes = parts.freeBytes ?? (() => freeBytesOf(config.dataDir));
  const readiness = parts.readiness ?? openReadiness(parts.db, { freeBytes });
  leaveWhenDraining(app, readiness);
  noticeFullDisk(app, readiness);
  warnOfUnnamedProxy(app);
  limitArrivingBodies(app, parts.bodyTimes ?? bodyTimes);
  limitUnreadResponses(app, parts.unreadLook ?? usualLook);
  await limitLoad(app, config);
  await app.register(cookie, { secret: config.secret });
  await app.register(compress, {
    threshold: worthCompressing,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const catalogue = openCatalogue(parts.db);
  const shop = openShopSettings(parts.db, catalogue, config.isDemonstration);
  const partners = openPartners({
    db: parts.db,
    config,
    sms: parts.sms ?? parts.inbox ?? null,
    fetch: parts.fetch,
    cache: (read) => readAfterChanges(catalogue, read),
  });
  const pictures = parts.pictures ?? folderStore(join(config.dataDir, 'pictures'));
  await app.register(
    (api) => openApi(api, { ...parts, readiness, pictures, freeBytes, shop, partners }, catalogue),
    {
      prefix: '/api',
    },
  );
  await app.register(async (pages) => {
    await securePages(pages, config);
    if (parts.inbox) serveInbox(pages, parts.inbox, config.secret);
    await pages.register(handleShares);
    servePictures(pages, openPictureFiles(pictures, parts.db));
    const addresses = parts.pages?.addresses() ?? [];
    serveAssetLinks(
      pages,
      readAfterChanges(catalogue, () => readStoreApp(parts.db)),
    );
    serveSitemap(pages, { config, db: parts.db, catalogue, addresses });
    const { pages: bundle = null, assets = null } = parts;
    await serveCounter(pages, { config, assets });
    await serveShop(pages, {
      config,
      catalogue,
      pages: bundle,
      assets,
      pictureStore: pictures,
      shop,
    });
  });
  return app;
}

async function openApi(
  api: FastifyInstance,
  parts: AppParts & {
    readiness: Readiness;
    pictures: ObjectStore;
    freeBytes: () => Promise<number>;
    shop: () => Promise<DatedShop>;
    partners: Partners;
  },
  catalogue: Catalogue,
): Promise<void> {
  const { config } = parts;
  await secureApi(api, config);
  await api.register(cors, {
    origin: config.corsOrigins.length > 0 ? config.corsOrigins : false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', tokenHeader, grantHeader, keyHeader, digestHeader],
    exposedHeaders: [markerHeader, replayedHeader, 'retry-after', 'etag', 'date'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  await api.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      files: 1,
      fileSize: prescriptionLimits.bytes,
      fields: 20,
      fieldSize: 4_096,
      parts: 25,
      headerPairs: 50,
    },
  });
  api.setNotFoundHandler((request, reply) => sendRefusal(request, reply, notFound()));
  // A separate route, because the shop's files are served under `/*`, which would match first.
  api.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (request, reply) => sendRefusal(request, reply, notFound()),
  });
  limitPictures(config.pictureMegapixels);
  const context: AppContext = {
    app: api,
    readiness: parts.readiness,
    db: parts.db,
    now: parts.now ?? (() => new Date()),
    files: parts.files,
    pictures: parts.pictures,
    catalogue,
    shop: parts.shop,
    validatesResponses: !config.isProduction,
    uploadsPerMinute: config.uploadsPerMinute,
    messagesPerMinute: config.messagesPerMinute,
    budgets: openBudgets(parts.db, config.budgets),
    guestUploadBytes: config.guestUploadBytes,
    disk: openDiskSpace({
      keepsFree: config.freeDiskBytes,
      freeBytes: parts.freeBytes,
      onFull: () => api.log.warn('the disk under DATA_DIR is nearly full: uploads are put off'),
    }),
    guestHoldHours: config.guestHoldHours,
    partners: parts.partners,
    sms: parts.partners.sms,
    smsPerDay: config.smsPerDay,
    secret: config.secret,
    publicOrigin: config.publicOrigin,
    sessionCookie: config.sessionCookie,
    payments: parts.partners.payments,
    downloadBackup: backupDownloads(
      {
        db: parts.db,
        files: parts.files,
        pictures: parts.pictures,
        database: config.databaseUrl ? 'PostgreSQL' : 'embedded',
        secret: { text: config.secret, isKept: parts.isSecretKept ?? false },
      },
      config.dataDir,
    ),
    push: config.push,
  };
  implementAreas(context);
  serveOpenApi(api);
  // Builds the search index ahead of the first search. If that fails, the first search reports the
  // error.
  api.addHook('onListen', () => void context.catalogue.search().catch(() => undefined));
}

/** Accepts only JSON bodies. An empty body is an empty input. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}
