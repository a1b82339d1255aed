/**
 * The command's side of the socket: sends a command to the running shop and prints its output
 * (running-5).
 */
import { connect, type Socket } from 'node:net';
import { linesOf } from '#server/db/lines-of.ts';
import { inFolder } from '#server/db/short-path.ts';
import { commandResponse, readMessage, socketName, type CommandRequest } from './messages.ts';

export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; sentences: readonly string[] }
  /** No shop runs on this folder, so the command may open the data itself. */
  | { kind: 'not-running' };

/** Calls `say` with each line as it arrives. */
export async function runInRunningShop(
  dataDir: string,
  request: CommandRequest,
  say: (line: string) => void,
): Promise<Outcome> {
  const socket = await reach(dataDir);
  if (!socket) return { kind: 'not-running' };
  // If the connection breaks, the loop below ends and the command is reported as refused.
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of linesOf(socket)) {
      const response = readMessage(commandResponse, line);
      if (response?.kind === 'line') say(response.line);
      else if (response) return response;
    }
  } finally {
    socket.destroy();
  }
  return { kind: 'refused', sentences: ['The shop stopped before it had finished.'] };
}

function reach(dataDir: string): Promise<Socket | null> {
  if (process.platform === 'win32') return Promise.resolve(null);
  return inFolder(
    dataDir,
    (at) =>
      new Promise((resolve, reject) => {
        const socket = connect(at(socketName));
        socket.once('connect', () => resolve(socket));
        socket.once('error', (failure) =>
          isNobodyThere(failure) ? resolve(null) : reject(failure),
        );
      }),
  );
}

function isNobodyThere(failure: Error): boolean {
  return 'code' in failure && ['ENOENT', 'ECONNREFUSED'].includes(String(failure.code));
}
