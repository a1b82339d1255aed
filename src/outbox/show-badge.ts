import type { Badge } from './badge.ts';

/**
 * Updates the number on the app's icon, with lazily loaded code. Does nothing if the code cannot be
 * fetched.
 */
export async function showBadge(
  owner: string,
  news: Partial<Pick<Badge, 'asking' | 'unseen'>>,
): Promise<void> {
  const badge = await import('./badge.ts').catch(() => null);
  await badge?.showBadge(owner, news);
}
