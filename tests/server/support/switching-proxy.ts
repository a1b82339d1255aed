/** An address for a database that moves, as a proxy or a DNS name provides at a failover. */
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SwitchingProxy {
  port: number;
  /** Cuts the existing connections and sends new ones to this port. */
  switchTo: (port: number) => void;
  /** Acts like a machine without power: connections stay open and send nothing. */
  fallSilent: () => void;
  close: () => void;
}

export async function startSwitchingProxy(first: number): Promise<SwitchingProxy> {
  let target = first;
  let isSilent = false;
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined).once('close', () => open.delete(client));
    if (isSilent) return;
    const behind = connect(target, '127.0.0.1');
    open.add(behind);
    const hangUp = () => {
      // A machine without power does not even close its connections.
      if (!silent.has(client)) client.destroy();
    };
    behind.on('error', hangUp).once('end', hangUp);
    behind.once('close', () => open.delete(behind));
    client.once('close', () => behind.destroy());
    client.pipe(behind, { end: false });
    behind.pipe(client, { end: false });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    switchTo: (next) => {
      target = next;
      if (isSilent) {
        // The old connections stay open, because nothing closes them.
        isSilent = false;
        return;
      }
      for (const socket of open) socket.destroy();
    },
    fallSilent: () => {
      isSilent = true;
      for (const socket of open) {
        silent.add(socket);
        socket.unpipe();
        socket.pause();
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
