import { describe, expect, it } from 'vitest';
import { readRecord } from '#domain/outbox-record.ts';
import { aLetter, aPhoto } from '#tests/builders/letter.ts';

describe('a stored record', () => {
  it('is read as it was written', () => {
    const letter = aLetter({
      photos: [aPhoto()],
      lease: { holder: 'x', until: aLetter().nextAt },
    });
    const found = readRecord('letter-1', structuredClone(letter));
    expect(found).toEqual({ letter, isWritable: true });
  });

  // offline-137
  it('of an older version is raised step by step', () => {
    const { posted: _, ...old } = { ...aLetter(), v: 1 };
    const found = readRecord('letter-1', old, {
      version: 3,
      upCasters: {
        1: (record) => ({ ...record, v: 2, posted: false }),
        2: (record) => ({ ...record, v: 3, owner: `customer ${String(record['owner'])}` }),
      },
    });
    expect(found).toEqual({
      letter: { ...aLetter(), v: 3, owner: 'customer guest' },
      isWritable: true,
    });
  });

  // offline-87
  it('of a newer version is left alone and asks for the update', () => {
    const newer = { ...aLetter(), v: 99, state: 'teleported' };
    const found = readRecord('letter-1', newer);
    expect(found.isWritable).toBe(false);
    expect(found.letter).toMatchObject({ id: 'letter-1', state: 'needs-update', payload: newer });
  });

  // offline-27, offline-86
  it.each([
    ['nothing', undefined],
    ['a text', 'letter'],
    ['a list', []],
    ['no version', { ...aLetter(), v: undefined }],
    ['a version nobody can raise', { ...aLetter(), v: 0 }],
    ['another id', { ...aLetter(), id: 'other' }],
    ['an unknown state', { ...aLetter(), state: 'gone' }],
    ['an unknown kind', { ...aLetter(), kind: 'poem' }],
    ['a broken lease', { ...aLetter(), lease: 'tab' }],
    ['a broken problem', { ...aLetter(), lastError: 'bad' }],
    ['broken photos', { ...aLetter(), photos: [{ n: 'one' }] }],
    ['no photos', { ...aLetter(), photos: null }],
    ['no owner', { ...aLetter(), owner: null }],
  ])('that is damaged (%s) is quarantined and kept raw', (_, raw) => {
    const found = readRecord('letter-1', raw);
    expect(found.isWritable).toBe(false);
    expect(found.letter).toMatchObject({ id: 'letter-1', state: 'quarantine' });
    expect(found.letter.payload).toBe(raw);
  });
});
