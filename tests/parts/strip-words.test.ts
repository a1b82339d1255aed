import { describe, expect, it } from 'vitest';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { stripOf } from '#parts/outbox-strip/strip-words.ts';
import { outboxText } from '#text/outbox.ts';
import { speak } from '#text/sentences.ts';
import { aSubmission } from '#tests/builders/submission.ts';

const t = speak(outboxText, 'en');
const nothingElse = { removed: 0, owned: 0, isFull: false };
const saved: DeliveryStatus = { kind: 'saved', isLate: false, because: null };
const sent: DeliveryStatus = { kind: 'sent', orderNo: 'R-1234', sentAt: '' };
const refused: DeliveryStatus = { kind: 'refused', message: 'No', files: false, code: '1' };

function stood(status: DeliveryStatus) {
  const state = status.kind === 'sent' ? 'sent' : 'queued';
  return { submission: aSubmission({ state }), status };
}

describe('the outbox strip', () => {
  it('the strip is empty if nothing is queued', () => {
    expect(stripOf([], nothingElse, t)).toBeNull();
  });

  // offline-100, offline-106
  it('submissions that the browser has evicted come first', () => {
    expect(stripOf([stood(saved)], { ...nothingElse, removed: 2 }, t)?.words).toBe(
      '2 unsent requests were removed by the browser. Please enter them again.',
    );
  });

  // offline-100, offline-124
  it("a signed-out customer's submission requests a sign-in without showing what it is", () => {
    expect(stripOf([], { ...nothingElse, owned: 1 }, t)).toEqual({
      tone: 'asks',
      icon: 'smartphone',
      words: 'Saved on this phone – log in to send',
    });
    expect(stripOf([stood(saved)], { ...nothingElse, owned: 1 }, t)?.tone).toBe('kept');
  });

  // offline-99, offline-100, prescriptions-27
  it('a delivery is blue, with the current file', () => {
    const strip = stripOf(
      [stood(saved), stood({ kind: 'sending', photo: 2, of: 3 })],
      nothingElse,
      t,
    );
    expect(strip).toMatchObject({ tone: 'moving', words: 'Sending… file 2 of 3' });
  });

  // offline-99, offline-100
  it('a queued submission is grey', () => {
    expect(stripOf([stood(saved)], nothingElse, t)).toMatchObject({
      tone: 'kept',
      words: 'Saved on this phone – not sent yet',
    });
  });

  // offline-192
  it('a full phone is reported if a submission needs space', () => {
    const full = { ...nothingElse, isFull: true };
    expect(stripOf([stood(saved), stood(saved)], full, t)).toEqual({
      tone: 'asks',
      icon: 'warning',
      words: 'Not sent – your phone has no room left',
    });
    expect(stripOf([stood(sent)], full, t)?.tone).toBe('arrived');
  });

  // offline-100
  it('queued submissions and those that need the customer are counted', () => {
    expect(stripOf([stood(saved), stood(refused), stood(saved)], nothingElse, t)).toMatchObject({
      tone: 'asks',
      words: '2 saved on this phone – not sent yet · 1 needs you',
    });
  });

  it('a single submission that needs the customer shows its own message', () => {
    expect(stripOf([stood(refused)], nothingElse, t)?.words).toBe(
      'The pharmacy could not accept: No',
    );
  });

  // offline-89, offline-100
  it('a submission that the pharmacy has lost asks to send it again', () => {
    const forgotten = { ...stood(sent), status: { kind: 'forgotten', canResend: true } as const };
    const strip = stripOf([forgotten], nothingElse, t);
    expect(strip).toMatchObject({ tone: 'asks', words: 'Saved on this phone – not sent yet' });
    expect(stripOf([forgotten, stood(saved)], nothingElse, t)?.words).toBe(
      'Saved on this phone – not sent yet · 1 needs you',
    );
  });

  // offline-99, offline-100
  it('the strip is green only with a number', () => {
    expect(stripOf([stood(sent)], nothingElse, t)).toEqual({
      tone: 'arrived',
      icon: 'check',
      words: 'Sent – Request R-1234',
    });
  });

  it('other kinds than a request order are named', () => {
    const contact = (status: DeliveryStatus) => {
      const { submission } = stood(status);
      return { submission: { ...submission, kind: 'contact' as const }, status };
    };
    expect(stripOf([contact(saved)], nothingElse, t)?.words).toBe(
      'Message to the pharmacy: Saved on this phone – not sent yet',
    );
    expect(stripOf([contact({ ...sent, orderNo: '' })], nothingElse, t)?.words).toBe(
      'Message to the pharmacy: Sent',
    );
    expect(stripOf([contact(saved), contact(saved)], nothingElse, t)?.words).toBe(
      '2 saved on this phone – not sent yet',
    );
  });
});
