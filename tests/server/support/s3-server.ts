/**
 * A server with the S3 protocol (s3rver, which stores objects in a folder), as a separate process
 * that can be killed. Unlike a real store it overwrites an object in place, so a reader may see
 * half of it, and of a version 4 signature it checks little more than the account's name.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface S3Server {
  /** The settings of a shop that uses this store. */
  env: Record<string, string>;
  kill: () => Promise<void>;
  /** Starts again with the same objects. */
  start: () => Promise<void>;
  /** Ends the server and deletes its objects. */
  remove: () => Promise<void>;
}

const require = createRequire(import.meta.url);

// On Node 20, the AWS SDK warns that its versions of 2027 need Node 22. From Node 22 on this line
// has no effect.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const bucket = 'shop-files';
/** The only account that s3rver accepts. */
const account = 'S3RVER';

export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-s3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  const start = async () => {
    const script = require.resolve('s3rver/bin/s3rver.js');
    const where = ['-d', folder, '-a', '127.0.0.1', '-p', String(port)];
    const how = ['--silent', '--no-vhost-buckets', '--configure-bucket', bucket];
    child = spawn(process.execPath, [script, ...where, ...how], { stdio: 'ignore' });
    await untilItResponds(endpoint, child);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
    },
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItResponds(endpoint: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error('The S3 server did not start.');
    if (await fetch(endpoint).catch(() => null)) return;
    await wait(100);
  }
  throw new Error('The S3 server did not answer within 30 s.');
}
