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
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: '',
      isDemonstration: true,
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

  it.each(['-1', '65536', '8080.5', '', ' '])('reject the port %j', (PORT) => {
    expect(mistakesOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  // errors-74
  it('trust named proxies, and never everybody', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '10.0.0.2, 10.0.1.0/24' }).trustProxy).toBe(
      '10.0.0.2, 10.0.1.0/24',
    );
    expect(mistakesOf({ TRUST_PROXY: 'true' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY must be a list of the addresses/),
    ]);
  });

  it('accept several origins', () => {
    const { corsOrigins } = readConfig({
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
    });
    expect(corsOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  });

  // running-1
  it.each<Record<string, string>>([
    { PUBLIC_ORIGIN: 'https://a.example' },
    { DATABASE_URL: 'postgres://h/d' },
    { SMS_URL: 'https://sms.example/?to={phone}&text={text}', SMS_METHOD: 'GET' },
    {
      PAYMENT_GATEWAY: 'sslcommerz',
      PUBLIC_ORIGIN: 'https://a.example',
      SSLCOMMERZ_STORE_ID: 'x',
      SSLCOMMERZ_STORE_PASSWORD: 'x',
    },
  ])('make no demonstration with %j, not even where one is asked for', (env) => {
    expect(readConfig(env).isDemonstration).toBe(false);
    for (const name of ['DEMO', 'DEMO_CUSTOMERS'])
      expect(mistakesOf({ ...env, [name]: 'yes' })).toEqual([
        expect.stringMatching(/^DEMO=yes makes customers whose passwords everybody knows/),
      ]);
  });

  // running-1
  it('start a demonstration by default, and none if DEMO is no', () => {
    expect(readConfig({ DEMO: 'yes' }).isDemonstration).toBe(true);
    expect(readConfig({ PAYMENT_GATEWAY: 'sandbox' }).isDemonstration).toBe(true);
    expect(readConfig({ DEMO: 'no' }).isDemonstration).toBe(false);
    expect(readConfig({ DEMO_CUSTOMERS: 'no' }).isDemonstration).toBe(false);
    expect(mistakesOf({ DEMO: 'maybe' })).toEqual(['DEMO must be yes or no.']);
    // A developer may request one on their own PostgreSQL.
    const own = { NODE_ENV: 'development', DATABASE_URL: 'postgres://h/d' };
    expect(readConfig(own).isDemonstration).toBe(false);
    expect(readConfig({ ...own, DEMO: 'yes' }).isDemonstration).toBe(true);
  });
});

describe('the secret', () => {
  it('is created at the first start, and only this user can read it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'));
    const first = withSecret(readConfig({ DATA_DIR: folder }));
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(withSecret(readConfig({ DATA_DIR: folder })).secret).toBe(first.secret);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(first.secret);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
