import type { ChildProcess } from 'node:child_process';

export function serveApart(
  script: string,
  settings: Readonly<Record<string, string>>,
  args?: readonly string[],
): ChildProcess;
