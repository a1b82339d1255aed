import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

/** How a file fares. */
export interface UploadProgress {
  isSending: boolean;
  /** How much has left, 0 to 1; at 1 the shop is at work on it. */
  sent: number;
  /** Why it did not arrive. */
  problem: unknown;
  isStopped: boolean;
  /** Of the file that did not arrive; '' where there is none. */
  fileName: string;
  /** The same once more: what was chosen is kept until it has arrived. */
  sendAgain: () => void;
  /** Stops it on its way. */
  stop: () => void;
}

interface Upload<E extends Endpoint> extends UploadProgress {
  /** Sends the file, and the fields beside it. */
  send: (input: RequestInput<E>) => void;
}

/**
 * A file upwards, with how much of it has left. Afterwards whatever is in sight is asked anew, and
 * `onDone` gets the response. It ends with the screen that sends it.
 */
export function useUpload<E extends Endpoint>(
  endpoint: E,
  onDone: (response: ResponseOutput<E>) => void,
): Upload<E> {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const onItsWay = useRef<AbortController | null>(null);
  const { mutate, isPending, error, variables } = useMutation<
    ResponseOutput<E>,
    Error,
    RequestInput<E>
  >({
    mutationKey: [endpoint.name],
    mutationFn: (input) => {
      const stopping = new AbortController();
      onItsWay.current = stopping;
      setSent(0);
      return call(endpoint, input, { signal: stopping.signal, isAttended: true, onSent: setSent });
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries(),
  });
  useEffect(() => () => onItsWay.current?.abort(), []);
  const isStopped = error instanceof DOMException && error.name === 'AbortError';
  return {
    send: (input) => mutate(input),
    sendAgain: () => variables !== undefined && mutate(variables),
    stop: () => onItsWay.current?.abort(),
    isSending: isPending,
    sent,
    problem: isStopped ? null : error,
    isStopped,
    fileName: error ? fileNameIn(variables) : '',
  };
}

function fileNameIn(input: unknown): string {
  const file = Object.values(Object(input)).find((value) => value instanceof File);
  return file instanceof File ? file.name : '';
}
