import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';

/** The Trusted Types policies that scripts may use to create URLs and markup. */
const trustedPolicies = [
  'nirog',
  'nirog#worker',
  'nirog#catalogue',
  'nirog#html',
  'dompurify',
  'maplibre',
];
const year = 31_536_000;

const permissions = [
  'accelerometer=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/**
 * Headers of pages and their files: no inline scripts, Trusted Types, only our own and the listed
 * origins.
 */
export async function securePages(app: FastifyInstance, config: Config): Promise<void> {
  const elsewhere = config.pageOrigins;
  await app.register(helmet, {
    ...common(config),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Allows only style attributes, which server rendering writes.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...elsewhere],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: trustedPolicies,
        ...(isHttps(config) ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', permissions);
  });
}

/** Allows a page's inline styles by their SHA-256 in base64. */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  );
}

/** Workers of the counter that decode pictures with WebAssembly. */
const unpackers = /^pdf-worker-[\w-]+\.js(\.br|\.gz)?$/;

/**
 * Lets the worker that renders PDFs compile WebAssembly. A worker has the policy of its own file,
 * so no page gets this permission. `unsafe-eval` stays forbidden.
 */
export function allowUnpacking(reply: FastifyReply, name: string): void {
  if (!unpackers.test(name)) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  );
}

/** Headers of the API's responses, which no page may frame or execute. */
export async function secureApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    ...common(config),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
}

function common(config: Config) {
  return {
    global: true,
    hsts: isHttps(config) ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginEmbedderPolicy: false,
    // Other hosts of the operator may show pictures and shop files. API responses are protected by
    // CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  };
}

function isHttps(config: Config): boolean {
  return config.publicOrigin.startsWith('https:');
}
