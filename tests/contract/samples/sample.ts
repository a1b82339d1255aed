import type {
  ResponseOutput,
  ResponseInput,
  RequestInput,
  Endpoint,
  RequestOutput,
} from '#contract/endpoint.ts';

/** One call in both directions, on the wire and as it is read. */
export interface Sample<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** The request as the caller writes it. */
  wireRequest: RequestInput<E>;
  /** The request as the server reads it. */
  request: RequestOutput<E>;
  /** The response as the server writes it. */
  wireResponse: ResponseInput<E>;
  /** The response as the caller reads it. */
  response: ResponseOutput<E>;
  /** Other accepted spellings, and how they are read. */
  tolerates?: {
    wireRequest?: readonly (readonly [wire: unknown, read: RequestOutput<E>])[];
    wireResponse?: readonly (readonly [wire: unknown, read: ResponseOutput<E>])[];
  };
  /** Messages that are refused. */
  refuses?: { wireRequest?: readonly unknown[]; wireResponse?: readonly unknown[] };
}

export function sample<E extends Endpoint>(
  endpoint: E,
  messages: Omit<Sample<E>, 'endpoint'>,
): Sample {
  return { endpoint, ...messages };
}

export const activityId = '6f1d2c3b-4a59-4e68-8d7c-0b1a2c3d4e5f';
export const noActivity = '00000000-0000-0000-0000-000000000000';
