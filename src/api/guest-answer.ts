import { queryOptions } from '@tanstack/react-query';
import { guestAnswer } from '#contract/request-answers.ts';
import { callWithTimeout } from './with-timeout.ts';

/** A guest's request with the pharmacy's answer, by the id of its submission, which this phone alone has. */
export const guestAnswerQuery = (key: string) =>
  queryOptions({
    queryKey: ['guest-answer', key],
    queryFn: ({ signal }) => callWithTimeout(guestAnswer, { Key: key }, signal),
    retry: false,
    staleTime: 0,
  });
