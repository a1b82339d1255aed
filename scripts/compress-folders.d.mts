export function compressFolders(
  folders: readonly string[],
  scratch: string,
  atOnce?: number,
): Promise<void>;
