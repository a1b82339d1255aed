import { describe, expect, it } from 'vitest';
import { printable } from '#server/operator/printable.ts';

describe('a line for the terminal of the shop’s people', () => {
  it('keeps every language, and nothing that moves the cursor or turns the text', () => {
    expect(printable('R-1001  ২ ওষুধ · ৳12.00 – Müller')).toBe('R-1001  ২ ওষুধ · ৳12.00 – Müller');
    expect(printable('Rahima\u001b[2J\u001b[1;1HN-1001  Delivered')).toBe(
      'Rahima\ufffd[2J\ufffd[1;1HN-1001  Delivered',
    );
    expect(printable('a\r\nb\tc\u009b31m\u202ed')).toBe('a\ufffd\ufffdb\ufffdc\ufffd31m\ufffdd');
  });
});
