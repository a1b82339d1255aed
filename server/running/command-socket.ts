/**
 * The server's side of the socket: runs commands of the machine's own user in the running process
 * (running-5).
 */
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inFolder } from '#server/db/short-path.ts';
import {
  commandRequest,
  longestRequest,
  readMessage,
  socketName,
  type CommandResponse,
  type CommandRequest,
} from './messages.ts';

/** Runs a command and prints lines meanwhile. Its errors are explained to the caller. */
export type RunningCommand = (
  request: Pick<CommandRequest, 'words' | 'actor'>,
  say: (line: string) => void,
) => Promise<void>;

export interface CommandSocket {
  /**
   * Stops listening and closes the connections. A running command continues, but its output is
   * lost.
   */
  close: () => Promise<void>;
}

interface Options {
  dataDir: string;
  commands: Readonly<Record<string, RunningCommand>>;
  /** Sentences for an error of a command. */
  explain: (failure: unknown) => readonly string[];
}

/**
 * Listens in DATA_DIR, only for this process's user (0600 within 0700). The caller holds the
 * folder's lock, so an existing socket belongs to a dead process. Returns null if the system has no
 * such sockets.
 */
export async function listenForCommands(options: Options): Promise<CommandSocket | null> {
  if (process.platform === 'win32') return null;
  const { dataDir } = options;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket, options);
  });
  await inFolder(dataDir, async (at) => {
    await rm(at(socketName), { force: true });
    await listen(server, at(socketName));
    await chmod(at(socketName), 0o600);
  });
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await rm(join(dataDir, socketName), { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(socket: Socket, { commands, explain }: Options): void {
  const respond = (message: CommandResponse) => {
    // If the caller has disconnected, the output is lost and the command continues to its end.
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  socket.on('error', () => socket.destroy());
  void firstLine(socket)
    .then(perform)
    .then(() => respond({ kind: 'done' }))
    .catch((failure: unknown) => respond({ kind: 'refused', sentences: [...explain(failure)] }))
    .finally(() => socket.end());
  async function perform(line: string): Promise<void> {
    const request = readMessage(commandRequest, line);
    if (!request || !Object.hasOwn(commands, request.command)) throw new UnknownCommand();
    await commands[request.command]?.(request, (output) => respond({ kind: 'line', line: output }));
  }
}

/**
 * The request's line. Rejects if the caller closes the connection first, and disconnects if the
 * line is too long.
 */
function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.once('close', () => reject(new UnknownCommand()));
    socket.on('data', (text: string) => {
      received += text;
      const [line = '', ...more] = received.split('\n');
      if (more.length > 0) resolve(line);
      else if (received.length > longestRequest) socket.destroy();
    });
  });
}

/** The running shop has no such command. */
export class UnknownCommand extends Error {
  constructor() {
    super('The shop that runs does not know this command: it is another version. Stop it first.');
    this.name = 'UnknownCommand';
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      // The socket alone does not prevent the process from ending.
      server.unref();
      resolve();
    });
  });
}
