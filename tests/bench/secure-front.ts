import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy in front of a shop's server, as in production: TLS and HTTP/2. */
export interface SecureFront {
  readonly port: number;
  close(): void;
}

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

let made: Certificate | null = null;

/** Created by openssl once per run, and trusted only through {@link trustingFlag}. */
function certificate(): Certificate {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const wanted = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const out = ['-keyout', files.key, '-out', files.cert];
  const run = spawnSync('openssl', [...wanted, ...subject, ...out], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`openssl is needed for a certificate: ${run.stderr ?? ''}`);
  made = { key: readFileSync(files.key), cert: readFileSync(files.cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** The start flag with which a browser trusts the certificate, so that its worker runs too. */
export function trustingFlag(): string {
  const { publicKey } = new X509Certificate(certificate().cert);
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

/**
 * The maximum size of a TLS record in bytes, as in `deploy/haproxy.cfg`: a record fits into one
 * packet.
 */
const record = 1_419;

/**
 * Forwards everything to a port of this machine. If that closes a connection, the proxy does too.
 */
export async function openSecureFront(target: number): Promise<SecureFront> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<Http2Session>();

  function carry(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const { method, url: path, authority: host } = incoming;
    const onward = request(
      { agent, host: '127.0.0.1', port: target, method, path, headers: { ...headers, host } },
      (response) => {
        const {
          connection: _c,
          'transfer-encoding': _t,
          'keep-alive': _k,
          ...kept
        } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, kept);
        response.on('error', () => outgoing.stream.destroy());
        response.pipe(outgoing.stream);
      },
    );
    onward.on('error', () => outgoing.stream.destroy());
    outgoing.stream.on('close', () => onward.destroy());
    outgoing.stream.on('error', () => onward.destroy());
    incoming.stream.pipe(onward);
  }

  const server = createSecureServer(certificate(), carry);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(record));
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
    },
  };
}
