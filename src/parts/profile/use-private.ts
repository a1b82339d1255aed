import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { privateKey } from '#api/private.ts';
import type { PrivateQuestion } from '#api/private-question.ts';
import { keepAnswer, knownAnswer } from '#state/private-answers.ts';
import { sessionStore } from '#state/session.ts';
import { useCustomer } from './customer-context.ts';

export interface PrivateAnswer<Answer> {
  /** Undefined while nothing is known. */
  data: Answer | undefined;
  /** When the shop gave it, in milliseconds; 0 while nothing is known. */
  at: number;
  /** Why the last try brought nothing. */
  error: Error | null;
  isFetching: boolean;
  /** The page before, shown until the one that was asked for is here. */
  isPageBefore: boolean;
  /** The shop itself has answered since this screen opened. */
  isFresh: boolean;
  refetch: () => void;
}

/**
 * Asks for something of the customer's own. The last known answer is shown at
 * once; every new one is kept for when the network is away.
 */
export function usePrivate<Answer>(question: PrivateQuestion<Answer>): PrivateAnswer<Answer> {
  const { id } = useCustomer();
  const name = JSON.stringify(question.key);
  const query = useQuery({
    queryKey: privateKey(id, ...question.key),
    queryFn: async ({ signal }) => {
      const wire = await question.ask(signal);
      const answer = question.read(wire);
      // An answer that comes after its customer has left is not kept.
      if (sessionStore.get()?.id === id) keepAnswer(id, name, { wire, at: Date.now() });
      return answer;
    },
    initialData: () => knownAnswer(id, name, question.read)?.answer,
    initialDataUpdatedAt: () => knownAnswer(id, name, question.read)?.at,
    staleTime: 0,
    placeholderData: (before, asked) =>
      asked && isAnotherPage(asked.queryKey, privateKey(id, ...question.key)) ? before : undefined,
  });
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return {
    data: query.data,
    at: query.dataUpdatedAt,
    error: query.error,
    isFetching: query.isFetching,
    isPageBefore: query.isPlaceholderData,
    isFresh: query.isFetchedAfterMount && query.isSuccess,
    refetch: again,
  };
}

/** True for two pages of one list: turning a page takes neither the list nor the focus away. */
function isAnotherPage(before: readonly unknown[], now: readonly unknown[]): boolean {
  const isSameList =
    before.length === now.length && now.slice(0, -1).every((part, at) => part === before[at]);
  return isSameList && typeof now.at(-1) === 'number';
}
