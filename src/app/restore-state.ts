import type { QueryClient } from '@tanstack/react-query';
import { followLanguage } from '#state/follow-language.ts';
import { persistQueries } from './persisted-queries.ts';

/** Puts back what this phone remembers of earlier visits, its language and its answers, and keeps both from now on. */
export async function restoreState(queryClient: QueryClient, key: string, version: string) {
  await Promise.all([followLanguage(), persistQueries(queryClient, key, version)]);
}
