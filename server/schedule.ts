/** Work that comes round again while the shop runs: each task by its own interval, never twice at once. */

export interface PeriodicTask {
  /** What the log calls it. */
  name: string;
  /** Milliseconds from the end of one run to the next one's beginning. */
  every: number;
  /** Milliseconds from the start to the first run; `every` where absent. */
  firstAfter?: number;
  run: () => Promise<unknown>;
}

/** Calls it once after so many milliseconds, unless what it answers was called before. */
export type Timer = (ms: number, call: () => void) => () => void;

export interface Schedule {
  /** No run begins any more; resolves when those under way have ended. */
  stop: () => Promise<void>;
}

export const processTimer: Timer = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Resolves when the work has ended, or so many milliseconds later where it has not. */
export function noLongerThan(ms: number, work: Promise<void>, timer: Timer): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timer(ms, resolve);
    const end = () => {
      cancel();
      resolve();
    };
    void work.then(end, end);
  });
}

/** Starts it (running-11). What a run throws is handed to `onFailure`, and the task comes round again. */
export function startSchedule(
  tasks: PeriodicTask[],
  onFailure: (task: string, failure: unknown) => void,
  timer: Timer = processTimer,
): Schedule {
  let isStopped = false;
  const waiting = new Map<PeriodicTask, () => void>();
  const underWay = new Set<Promise<void>>();
  const runOnce = async (task: PeriodicTask) => {
    try {
      await task.run();
    } catch (failure) {
      onFailure(task.name, failure);
    }
  };
  const plan = (task: PeriodicTask, after: number): void => {
    if (isStopped) return;
    const begin = () => {
      waiting.delete(task);
      const run = runOnce(task).finally(() => {
        underWay.delete(run);
        plan(task, task.every);
      });
      underWay.add(run);
    };
    waiting.set(task, timer(after, begin));
  };
  for (const task of tasks) plan(task, task.firstAfter ?? task.every);
  return {
    stop: async () => {
      isStopped = true;
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
      await Promise.all(underWay);
    },
  };
}
