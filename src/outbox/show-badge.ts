import type { Badge } from './badge.ts';

/** The number on the app's icon, for screens: its code comes behind them. Where it does not come, the number waits. */
export async function showBadge(
  owner: string,
  news: Partial<Pick<Badge, 'asking' | 'unseen'>>,
): Promise<void> {
  const badge = await import('./badge.ts').catch(() => null);
  await badge?.showBadge(owner, news);
}
