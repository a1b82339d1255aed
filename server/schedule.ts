/** Runs periodic tasks, each with its own interval and never twice at the same time. */

export interface PeriodicTask {
  /** The name in the log. */
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  every: number;
  /** Milliseconds from the start to the first run. Default: `every`. */
  firstAfter?: number;
  run: () => Promise<unknown>;
}

/** Calls `call` once after `ms` milliseconds. Returns the function that cancels it. */
export type Timer = (ms: number, call: () => void) => () => void;

export interface Schedule {
  /** Starts no more runs. Resolves when the current runs have ended. */
  stop: () => Promise<void>;
}

export const processTimer: Timer = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Resolves when the work has ended, but after `ms` milliseconds at the latest. */
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

/**
 * Starts the tasks (running-11). An error of a run is passed to `onFailure`, and the task still
 * runs again.
 */
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
