import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigMistakes, readConfig, withSecret } from '#server/config.ts';

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (failure) {
    if (failure instanceof ConfigMistakes) return failure.sentences;
    throw failure;
  }
}

describe('the settings', () => {
  it('need nothing to be said', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: '',
      hasDemoCustomers: true,
    });
  });

  it('name every mistake at once, each in a sentence', () => {
    const sentences = mistakesOf({
      PORT: '80a',
      DATABASE_URL: 'mysql://x',
      CORS_ORIGINS: 'https://a.example,b.example/',
      LOG_LEVEL: 'loud',
      SECRET: 'short',
    });
    expect(sentences).toHaveLength(5);
    for (const name of ['PORT', 'DATABASE_URL', 'CORS_ORIGINS', 'LOG_LEVEL', 'SECRET'])
      expect(sentences.filter((sentence) => sentence.startsWith(`${name} must`))).toHaveLength(1);
  });

  it.each(['-1', '65536', '8080.5', '', ' '])('refuse the port %j', (PORT) => {
    expect(mistakesOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  // errors-74
  it('believe proxies that are named, and never everybody', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '10.0.0.2, 10.0.1.0/24' }).trustProxy).toBe(
      '10.0.0.2, 10.0.1.0/24',
    );
    expect(mistakesOf({ TRUST_PROXY: 'true' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY must be a list of the addresses/),
    ]);
  });

  it('take several origins', () => {
    const { corsOrigins } = readConfig({
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
    });
    expect(corsOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  });

  it('bring no demo customers to a public shop unless asked', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://a.example' }).hasDemoCustomers).toBe(false);
    expect(
      readConfig({ PUBLIC_ORIGIN: 'https://a.example', DEMO_CUSTOMERS: 'yes' }).hasDemoCustomers,
    ).toBe(true);
  });
});

describe('the secret', () => {
  it('is made at the first start and kept for this user alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'));
    const first = withSecret(readConfig({ DATA_DIR: folder }));
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(withSecret(readConfig({ DATA_DIR: folder })).secret).toBe(first.secret);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(first.secret);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
