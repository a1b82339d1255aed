import { describe, expect, it } from 'vitest';
import { verdictOf, type DeliveryResponse } from '#domain/outbox-verdict.ts';
import { problemOf } from '#domain/outbox-problems.ts';
import { noon } from '#tests/builders/submission.ts';

type Received = Extract<DeliveryResponse, { kind: 'response' }>;

function answer(changes: Partial<Received> = {}): Received {
  return {
    kind: 'response',
    status: 200,
    ours: true,
    retryAfter: null,
    envelope: { isError: false, code: '', message: '' },
    receipt: 'R-1',
    ...changes,
  };
}

const said = (code: string, message = '') => ({ isError: true, code, message });

const conflict = (code: string) =>
  verdictOf(answer({ status: 409, envelope: said(code), receipt: null }), noon);

describe('a response that does not count', () => {
  // offline-67, offline-68
  it.each([
    ['a network error', { kind: 'none', because: 'unreachable' } as const, 'unreachable'],
    ['a time-out', { kind: 'none', because: 'timed-out' } as const, 'timed-out'],
    ['200 without our marker (a captive portal)', answer({ ours: false }), 'not-us'],
    ['302 without our marker', answer({ status: 302, ours: false }), 'not-us'],
    ['401 of a captive portal', answer({ status: 401, ours: false }), 'not-us'],
    ['403 of a captive portal', answer({ status: 403, ours: false }), 'not-us'],
    ['413 of a proxy', answer({ status: 413, ours: false }), 'not-us'],
    ['426 of a proxy', answer({ status: 426, ours: false }), 'not-us'],
    ['409 of somebody else', answer({ status: 409, ours: false }), 'not-us'],
    ['a status nobody agreed on', answer({ status: 404, receipt: null }), 'not-us'],
    ['204', answer({ status: 204, envelope: null, receipt: null }), 'unreadable'],
    ['bad JSON', answer({ envelope: null, receipt: null }), 'unreadable'],
    ['an answer without the number', answer({ receipt: null }), 'unreadable'],
    ['an unknown conflict', answer({ status: 409, envelope: said('else') }), 'not-us'],
    ...[408, 425, 429, 500, 502, 503, 504, 599].map(
      (status) => [String(status), answer({ status }), 'busy'] as const,
    ),
    ['502 of a proxy', answer({ status: 502, ours: false, envelope: null }), 'busy'],
  ] as const)('%s means later', (_, response, because) => {
    expect(verdictOf(response, noon)).toMatchObject({ kind: 'later', because });
  });

  // offline-69
  it.each([
    ['seconds', '7', 7000],
    ['a date', 'Mon, 04 May 2026 06:01:00 GMT', 60_000],
    ['a date that has passed', 'Mon, 04 May 2026 05:00:00 GMT', 0],
    ['nonsense', 'soon', null],
    ['none', null, null],
  ])('Retry-After is honoured when it is %s', (_, retryAfter, wait) => {
    expect(verdictOf(answer({ status: 503, retryAfter }), noon)).toMatchObject({ wait });
  });
});

describe('a response of our server', () => {
  // offline-2
  it('200 with a number is the receipt', () => {
    expect(verdictOf(answer(), noon)).toEqual({ kind: 'received', receipt: 'R-1' });
  });

  it('an empty number is also a receipt, for a call without numbers', () => {
    expect(verdictOf(answer({ receipt: '' }), noon)).toEqual({ kind: 'received', receipt: '' });
  });

  // offline-70
  it.each([401, 403])('%i requires a sign-in', (status) => {
    expect(verdictOf(answer({ status }), noon)).toEqual({ kind: 'unauthorized', status });
  });

  // offline-71, offline-72
  it('409 upload missing is repaired, and 409 in progress waits', () => {
    expect(conflict('upload-missing')).toEqual({ kind: 'upload-missing', ids: [], message: '' });
    expect(conflict('in-progress')).toEqual({ kind: 'in-progress' });
  });

  // offline-73
  it.each([400, 413, 415, 422])('%i is a refusal with the server’s sentence', (status) => {
    const response = answer({ status, envelope: said('77', 'No such medicine'), receipt: null });
    expect(verdictOf(response, noon)).toEqual({
      kind: 'refused',
      status,
      code: '77',
      message: 'No such medicine',
    });
  });

  // offline-73
  it('IsError is a refusal, even if there is a number beside it', () => {
    const response = answer({ envelope: said('400', 'Closed') });
    expect(verdictOf(response, noon)).toMatchObject({ kind: 'refused', message: 'Closed' });
  });

  // offline-75
  it('426 means that the app is too old', () => {
    expect(verdictOf(answer({ status: 426, envelope: null }), noon)).toEqual({ kind: 'too-old' });
  });
});

describe('the problem that the submission stores', () => {
  it('a receipt leaves no problem', () => {
    expect(problemOf({ kind: 'received', receipt: 'R-1' }, noon)).toBeNull();
  });

  // offline-69
  it('a busy server leaves the time before which no request may be sent', () => {
    const verdict = { kind: 'later', because: 'busy', status: 503, wait: 30_000 } as const;
    expect(problemOf(verdict, noon)).toMatchObject({
      kind: 'busy',
      notBefore: '2026-05-04T06:00:30.000Z',
    });
  });
});
