import { describe, expect, it } from 'vitest';
import { tidyLine, withoutHidden } from '#domain/plain-text.ts';

describe('text from a stranger', () => {
  // errors-90
  it('invisible characters that change how other text is displayed are removed', () => {
    expect(withoutHidden('Rahim\u202e gnp.\u001b[31m\u0007 a\u200bb\u200e')).toBe(
      'Rahim gnp.[31m ab',
    );
    expect(tidyLine(' a\u0000\n\t b ')).toBe('a b');
  });

  it('line ends, tabs and the joiners that Bengali needs are kept', () => {
    const text = 'র\u200d্যাব\r\n\tকার্যকর\u200c';
    expect(withoutHidden(text)).toBe(text);
  });
});
