export function openEarlierBuilds(
  dist: string,
  now?: number,
): { setAside: () => void; putBack: () => void };
