import { describe, expect, it } from 'vitest';
import { readRecord } from '#domain/outbox-record.ts';
import { aSubmission, aPhoto } from '#tests/builders/submission.ts';

describe('a stored record', () => {
  it('a record is read as it was written', () => {
    const submission = aSubmission({
      photos: [aPhoto()],
      lease: { holder: 'x', until: aSubmission().nextAt },
    });
    const found = readRecord('submission-1', structuredClone(submission));
    expect(found).toEqual({ submission, isWritable: true });
  });

  // offline-137
  it('a record of an older version is converted step by step', () => {
    const { posted: _, ...old } = { ...aSubmission(), v: 1 };
    const found = readRecord('submission-1', old, {
      version: 3,
      upCasters: {
        1: (record) => ({ ...record, v: 2, posted: false }),
        2: (record) => ({ ...record, v: 3, owner: `customer ${String(record['owner'])}` }),
      },
    });
    expect(found).toEqual({
      submission: { ...aSubmission(), v: 3, owner: 'customer guest' },
      isWritable: true,
    });
  });

  // offline-87
  it('a record of a newer version stays unchanged and needs the update', () => {
    const newer = { ...aSubmission(), v: 99, state: 'teleported' };
    const found = readRecord('submission-1', newer);
    expect(found.isWritable).toBe(false);
    expect(found.submission).toMatchObject({
      id: 'submission-1',
      state: 'needs-update',
      payload: newer,
    });
  });

  // offline-27, offline-86
  it.each([
    ['nothing', undefined],
    ['a text', 'submission'],
    ['a list', []],
    ['no version', { ...aSubmission(), v: undefined }],
    ['a version nobody can raise', { ...aSubmission(), v: 0 }],
    ['another id', { ...aSubmission(), id: 'other' }],
    ['an unknown state', { ...aSubmission(), state: 'gone' }],
    ['an unknown kind', { ...aSubmission(), kind: 'poem' }],
    ['a broken lease', { ...aSubmission(), lease: 'tab' }],
    ['a broken problem', { ...aSubmission(), lastError: 'bad' }],
    ['broken photos', { ...aSubmission(), photos: [{ n: 'one' }] }],
    ['no photos', { ...aSubmission(), photos: null }],
    ['no owner', { ...aSubmission(), owner: null }],
  ])('a damaged record (%s) is quarantined and its raw value is kept', (_, raw) => {
    const found = readRecord('submission-1', raw);
    expect(found.isWritable).toBe(false);
    expect(found.submission).toMatchObject({ id: 'submission-1', state: 'quarantine' });
    expect(found.submission.payload).toBe(raw);
  });
});
