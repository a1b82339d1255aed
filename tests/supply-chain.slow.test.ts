/** The shop's packages: the lock file, the audit against a registry, and the licence list. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Runs the audit against a local registry with this response. */
async function audit(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  try {
    return await auditAt(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function auditAt(registry: string) {
  const cache = await mkdtemp(join(tmpdir(), 'audit-'));
  const env = {
    ...process.env,
    npm_config_registry: registry,
    npm_config_fetch_retries: '0',
    npm_config_audit: 'true',
    npm_config_offline: 'false',
    // A separate cache, so that npm does not reuse the response of another test.
    npm_config_cache: cache,
  };
  try {
    const { stdout } = await run(process.execPath, [join(root, 'scripts', 'audit.mjs')], { env });
    return { code: 0, said: stdout };
  } catch (failure) {
    const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}

const known =
  (advisories: object): RequestListener =>
  (request, response) => {
    if (request.url?.endsWith('/advisories/bulk')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(advisories));
      return;
    }
    response.statusCode = 404;
    response.end('{}');
  };

const weakness = (severity: string) =>
  known({
    fastify: [
      {
        id: 1,
        url: 'https://advisory.example/1',
        title: 'Says too much',
        severity,
        vulnerable_versions: '<99',
      },
    ],
  });

describe('the lock file', () => {
  it('holds a digest of every package', () => {
    const { packages }: { packages: Record<string, { integrity?: string; link?: true }> } =
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const without = Object.entries(packages).filter(
      ([name, { integrity, link }]) => name !== '' && !link && !integrity,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

describe('the audit of the packages', () => {
  it('reports nothing if the registry knows of no vulnerability', async () => {
    const { code, said } = await audit(known({}));
    expect(said).toMatch(/^None of \d+ packages has a known weakness/);
    expect(code).toBe(0);
  });

  it('lists vulnerabilities, and fails for those of high severity', async () => {
    const { code, said } = await audit(weakness('high'));
    expect(said).toContain('high: fastify');
    expect(said).toContain('Says too much');
    expect(code).toBe(1);
  });

  it('lists what is of low severity, and does not fail', async () => {
    const { code, said } = await audit(weakness('low'));
    expect(said).toContain('low: fastify');
    expect(code).toBe(0);
  });

  it.each([404, 405, 501])(
    'reports that nothing was checked if the registry responds with %i',
    async (status) => {
      const { code, said } = await audit((_, response) => {
        response.statusCode = status;
        response.end('no');
      });
      expect(said).toContain('has no service for known weaknesses: NOTHING WAS CHECKED');
      expect(code).toBe(2);
    },
  );

  it('reports that nothing was checked if no registry is reached', async () => {
    const { code, said } = await auditAt('http://127.0.0.1:9/');
    expect(said).toContain('could not be asked: NOTHING WAS CHECKED');
    expect(code).toBe(2);
  });
});

describe('the list of the packages', () => {
  it('names the shop, and every package that it runs with, with version and licence', async () => {
    await run(process.execPath, [join(root, 'scripts', 'sbom.mjs')]);
    const bill = JSON.parse(readFileSync(join(root, 'dist', 'sbom.cdx.json'), 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'nirog', type: 'application' } },
    });
    const listed = new Map<string, { version: string; licenses?: unknown[] }>(
      bill.components.map((one: { name: string; version: string }) => [one.name, one]),
    );
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys(dependencies)) {
      expect(listed.get(name)?.version, name).toMatch(/^\d/);
    }
    expect([...listed.keys()]).not.toContain('vitest');
    expect(Object.keys(devDependencies)).toContain('vitest');
  });
});
