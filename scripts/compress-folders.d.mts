export function compressFolders(
  folders: readonly string[],
  scratch: string,
  concurrency?: number,
): Promise<void>;
