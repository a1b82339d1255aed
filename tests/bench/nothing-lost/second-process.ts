import { runToEnd, seededDataDir, startServer } from '#tests/server/support/server-process.ts';
import type { Trial } from './trial.ts';

/**
 * Starts that many more servers on the folder of a running one: each must exit by itself, and the
 * first must continue.
 */
export async function secondProcess(times: number): Promise<Trial> {
  const data = await seededDataDir();
  const server = await startServer(data.path);
  let taken = 0;
  let silent = 0;
  try {
    for (let n = 0; n < times; n += 1) {
      const { code, said } = await runToEnd(data.path);
      if (code === 0 || said.includes('open at')) taken += 1;
      const still = await fetch(`${server.origin}/api/Capabilities`);
      if (!still.ok) silent += 1;
    }
  } finally {
    await server.stop();
    data.remove();
  }
  return {
    what: 'second process on the embedded directory',
    tried: times,
    broken: { 'not refused': taken, 'first one disturbed': silent },
    goal: 'refused every time',
  };
}
