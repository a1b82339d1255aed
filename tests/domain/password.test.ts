import { describe, expect, it } from 'vitest';
import { codeLength, secondsToResend, typedCode } from '#domain/one-time-code.ts';
import { passwordProblem } from '#domain/password.ts';

const phone = '01712345678';

describe('a password', () => {
  // sign-in-26
  it.each(['', 'abc', 'x'.repeat(21)])('%j does not have 4 to 20 characters', (password) => {
    expect(passwordProblem(password, phone)).toBe('length');
  });

  it.each(['kolo', 'ভালো-থাকুন', 'boi-khata-kolom', 'Zx9!', 'correct horse', 'a1b2-c3d4'])(
    '%j is allowed',
    (password) => {
      expect(passwordProblem(password, phone)).toBeNull();
    },
  );

  it.each(['9753', '2024', 'abab', 'Password!', 'dhaka', 'ammu', 'rahima71', '01812345678'])(
    '%j is allowed, because the rule is 4 to 20 characters and only the most common passwords are refused',
    (password) => {
      expect(passwordProblem(password, phone)).toBeNull();
    },
  );

  // sign-in-27
  it.each([
    '1234',
    '123456',
    '1234567890',
    '0000',
    '111111',
    'password',
    'PASSWORD',
    'bangladesh',
    'qwerty',
    'abcd1234',
    '১২৩৪',
    '5678',
    '8765',
    '7777',
    'কককক',
    'defgh',
    phone,
    `88${phone}`,
    '+8801712345678',
    '345678',
    '১৭১২৩৪৫৬৭৮',
    '0171',
  ])('%j is among the passwords that attackers try first', (password) => {
    expect(passwordProblem(password, phone)).toBe('too-common');
  });

  it('the length counts characters as a reader does, also in Bengali', () => {
    expect(passwordProblem('ক'.repeat(20).replace('ক', 'খ').replace(/ক$/, 'গ'), phone)).toBeNull();
  });
});

describe('a typed code', () => {
  it('the digits are taken, Bengali ones too, up to the length of a code', () => {
    expect(typedCode('১২৩ ৪৫৬')).toBe('123456');
    expect(typedCode('Your code: 12-34-56-78')).toBe('123456');
    expect(typedCode('x')).toBe('');
    expect(codeLength).toBe(6);
  });

  // sign-in-18
  it('another code may be requested after 60 seconds', () => {
    expect(secondsToResend(1_000, 1_000)).toBe(60);
    expect(secondsToResend(1_000, 1_001)).toBe(60);
    expect(secondsToResend(1_000, 60_999)).toBe(1);
    expect(secondsToResend(1_000, 61_000)).toBe(0);
    expect(secondsToResend(100_000, 0)).toBe(60);
  });
});
