import { describe, expect, it } from 'vitest';
import { sentenceOf, wordsFor } from '#text/errors.ts';

describe('the error catalogue', () => {
  // errors-19, errors-24
  it("a status that is not 2xx shows 'Unexpected Error Occurred, Please Try Again. (Code: {status})'", () => {
    expect(sentenceOf({ kind: 'status', status: 503 }, 'en')).toBe(
      'Unexpected Error Occurred, Please Try Again. (Code: 503)',
    );
    expect(sentenceOf({ kind: 'status', status: 503 }, 'bn')).toContain('(কোড: ৫০৩)');
  });

  // errors-21, errors-24
  it("a missing page shows 'Not Found! Error Code: {status}'", () => {
    expect(sentenceOf({ kind: 'status', status: 404 }, 'en')).toBe('Not Found! Error Code: 404');
    expect(sentenceOf({ kind: 'status', status: 404 }, 'bn')).toBe('পাওয়া যায়নি! ত্রুটির কোড: ৪০৪');
  });

  // errors-22
  it("a refusal shows the server's Msg followed by 'Error Code {Id}'", () => {
    const reason = { kind: 'refused', code: '17', message: 'Stock is over' } as const;
    expect(sentenceOf(reason, 'en')).toBe('Stock is over Error Code 17');
  });

  // errors-22
  it("the default sentence is 'Unexpected Error Occurred!' with code 999", () => {
    expect(sentenceOf({ kind: 'refused', code: '', message: '' }, 'en')).toBe(
      'Unexpected Error Occurred! Error Code 999',
    );
  });

  // errors-23
  it("a refusal with the Id 400 shows 'Msg: 400'", () => {
    const reason = { kind: 'refused', code: '400', message: 'Bad phone' } as const;
    expect(sentenceOf(reason, 'en')).toBe('Bad phone: 400');
  });

  // errors-17
  it("an unparseable response shows 'Unexpected Error Occurred, Please Try Again.'", () => {
    expect(sentenceOf({ kind: 'unreadable' }, 'en')).toBe(
      'Unexpected Error Occurred, Please Try Again.',
    );
    expect(sentenceOf({ kind: 'unreadable' }, 'bn')).toBe('হঠাৎ একটা সমস্যা হয়েছে, আবার চেষ্টা করুন।');
  });

  // errors-30
  it('the code is separate for the dialogs that show only the message', () => {
    expect(wordsFor({ kind: 'status', status: 500 }, 'en')).toMatchObject({
      sentence: 'Unexpected Error Occurred, Please Try Again.',
      code: '(Code: 500)',
    });
    const bad = wordsFor({ kind: 'refused', code: '400', message: 'Bad phone' }, 'en');
    expect(bad).toMatchObject({ sentence: 'Bad phone', code: '400', whole: 'Bad phone: 400' });
  });

  // errors-15, errors-16
  it.each(['en', 'bn'] as const)('every kind of failure has its own sentence (%s)', (language) => {
    const all = [
      wordsFor({ kind: 'unreachable' }, language),
      wordsFor({ kind: 'tooSlow' }, language),
      wordsFor({ kind: 'stranger' }, language),
      wordsFor({ kind: 'status', status: 500 }, language),
      wordsFor({ kind: 'refused', code: '7', message: 'Closed' }, language),
    ].map(({ whole, hint }) => `${whole} ${hint}`);
    expect(new Set(all).size).toBe(all.length);
  });
});
