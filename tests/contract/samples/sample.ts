import type {
  ResponseOutput,
  ResponseInput,
  RequestInput,
  Endpoint,
  RequestOutput,
} from '#contract/endpoint.ts';

/** One call in both directions: as it stands on the wire, and as it is read. */
export interface Sample<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** What the caller writes … */
  wireRequest: RequestInput<E>;
  /** … and what the server reads of it. */
  request: RequestOutput<E>;
  /** What the server writes … */
  wireResponse: ResponseInput<E>;
  /** … and what the caller reads of it. */
  response: ResponseOutput<E>;
  /** Other spellings of hosts and callers, and what is read of them. */
  tolerates?: {
    wireRequest?: readonly (readonly [wire: unknown, read: RequestOutput<E>])[];
    wireResponse?: readonly (readonly [wire: unknown, read: ResponseOutput<E>])[];
  };
  /** What is not accepted. */
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
