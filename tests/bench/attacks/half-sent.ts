import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requestPath } from '#tests/server/support/requests.ts';
import { attackerAddress, type Attack } from './stage.ts';

/** Milliseconds until the server aborts an incomplete JSON body, with a margin. */
const untilGivenUp = 25_000;

/** Sends half of a POST and then nothing (errors-71, errors-72). */
export const halfSent: Attack = {
  name: 'half-sent',
  does: 'sends 305 halves of calls and 40 halves of uploads from one address, and waits',
  run: async ({ server, customer }) => {
    const sockets: Socket[] = [];
    const port = Number(new URL(server.origin).port);
    const send = (path: string, type: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress(1) });
      const head = `POST /api/${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: 4000\r\n\r\n{"a`;
      socket.on('error', () => undefined);
      socket.once('connect', () => socket.write(head));
      sockets.push(socket);
    };
    for (let n = 0; n < 305; n += 1) send(requestPath, 'application/json');
    for (let n = 0; n < 40; n += 1)
      send('ProductOrderArea/Prescription/Add', 'multipart/form-data; boundary=x');
    const open = () =>
      sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
    await pause(3_000);
    const held = open();
    const health = await customer.ask('health');
    await pause(untilGivenUp);
    const after = open();
    for (const socket of sockets) socket.destroy();
    return [
      { what: 'connections that wait', value: held, atMost: 128 + 24 },
      { what: 'of these after 25 s (uploads have 150)', value: after, atMost: 24 },
      {
        what: 'status of the health check meanwhile',
        value: health.status,
        atLeast: 200,
        atMost: 200,
      },
    ];
  },
};
