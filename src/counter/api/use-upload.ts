import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

/** The state of an upload. */
export interface UploadProgress {
  isSending: boolean;
  /** The uploaded share, from 0 to 1. At 1 the server processes the file. */
  sent: number;
  /** The reason why the upload failed. */
  problem: unknown;
  isStopped: boolean;
  /** The name of the file whose upload failed. '' if there is none. */
  fileName: string;
  /** Repeats the failed upload with the same file. */
  sendAgain: () => void;
  /** Aborts the upload. */
  stop: () => void;
}

interface Upload<E extends Endpoint> extends UploadProgress {
  /** Uploads the file with the other fields of the request. */
  send: (input: RequestInput<E>) => void;
}

/**
 * An upload with progress. Afterwards every visible query is refetched, and `onDone` receives the
 * response. Unmounting aborts the upload.
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
