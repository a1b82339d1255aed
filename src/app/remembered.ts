import type { QueryClient } from '@tanstack/react-query';
import { followLanguage } from '#state/follow-language.ts';
import { rememberQueries } from './persisted-queries.ts';

/** Puts back what this phone remembers of earlier visits, its language and its answers, and keeps both from now on. */
export async function remember(queryClient: QueryClient, key: string, version: string) {
  await Promise.all([followLanguage(), rememberQueries(queryClient, key, version)]);
}
