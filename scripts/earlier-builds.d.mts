export function openEarlierBuilds(
  dist: string,
  now?: number,
  folder?: 'shop' | 'counter',
): { setAside: () => void; putBack: () => void };
