import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlinesOf, parseMarkdown, safeAddress, sectionsOf } from '#domain/markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('parseMarkdown', () => {
  // catalogue-128
  it('reads headings with their own addresses', () => {
    expect(parseMarkdown('## Prices\n### What it costs {#cost}')).toEqual([
      { kind: 'heading', level: 2, id: 'prices', content: [text('Prices')] },
      { kind: 'heading', level: 3, id: 'cost', content: [text('What it costs')] },
    ]);
  });

  it('gives every heading another address, and none that the page itself has', () => {
    const blocks = parseMarkdown('## Prices\n## Prices\n## Main\n## দাম কত\n## !');
    expect(blocks.map((block) => block.kind === 'heading' && block.id)).toEqual([
      'prices',
      'prices-2',
      'main-2',
      'দাম-কত',
      'section',
    ]);
  });

  it('accepts the other numbers of hashes', () => {
    const levels = parseMarkdown('# One\n#### Four').map(
      (block) => block.kind === 'heading' && block.level,
    );
    expect(levels).toEqual([2, 3]);
  });

  it('joins lines of a paragraph and keeps their breaks', () => {
    expect(parseMarkdown('First\nsecond\r\n\r\nNext')).toEqual([
      { kind: 'paragraph', content: [text('First'), { kind: 'line-break' }, text('second')] },
      { kind: 'paragraph', content: [text('Next')] },
    ]);
  });

  it('reads lists, with empty lines between the items, and further lines of an item', () => {
    expect(parseMarkdown('Before:\n- one\n\n- two\n  more')).toEqual([
      { kind: 'paragraph', content: [text('Before:')] },
      {
        kind: 'list',
        start: null,
        items: [[text('one')], [text('two'), { kind: 'line-break' }, text('more')]],
      },
    ]);
  });

  it('goes on counting after a paragraph, in Bengali digits too', () => {
    const lists = parseMarkdown('1. one\n2. two\n\nBetween\n\n৩. three');
    expect(lists.map((block) => (block.kind === 'list' ? block.start : null))).toEqual([
      1,
      null,
      3,
    ]);
  });

  it('reads tables with and without a header', () => {
    expect(parseMarkdown('| a | b |\n| --- | :-: |\n| c | d |\n\n| e | f |')).toEqual([
      { kind: 'table', header: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] },
      { kind: 'table', header: [], rows: [[[text('e')], [text('f')]]] },
    ]);
  });

  it('reads notices and warnings', () => {
    expect(parseMarkdown('> Mind\n> this\n\n!> Danger')).toEqual([
      {
        kind: 'notice',
        isWarning: false,
        content: [text('Mind'), { kind: 'line-break' }, text('this')],
      },
      { kind: 'notice', isWarning: true, content: [text('Danger')] },
    ]);
  });

  it('reads bold, italic, links and figures, inside each other too', () => {
    expect(parseMarkdown('**a *b*** [c **{phone}**](tel:{phone}) d')).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'bold', content: [text('a '), { kind: 'italic', content: [text('b')] }] },
          text(' '),
          {
            kind: 'link',
            address: 'tel:{phone}',
            content: [text('c '), { kind: 'bold', content: [{ kind: 'figure', name: 'phone' }] }],
          },
          text(' d'),
        ],
      },
    ]);
  });

  it('reads parentheses in the address of a link', () => {
    expect(parseMarkdown('([Apply](mailto:a@b.c?subject=Pharmacist (A)))')).toMatchObject([
      { content: [text('('), { address: 'mailto:a@b.c?subject=Pharmacist (A)' }, text(')')] },
    ]);
  });

  it.each(['2 * 3 * 4', 'a ** b ** c', '[no address]', '<b>bold</b>', '5 - 3', '{}', '-'])(
    'leaves %s as it is',
    (typed) => {
      expect(parseMarkdown(typed)).toEqual([{ kind: 'paragraph', content: [text(typed)] }]);
    },
  );

  it('shows a mark after a backslash', () => {
    const [block] = parseMarkdown(String.raw`\*not italic\* \{phone}`);
    expect(inlinesOf(block ? [block] : []).map((one) => one.kind === 'text' && one.text)).toEqual([
      '*',
      'not italic',
      '*',
      ' ',
      '{',
      'phone}',
    ]);
  });

  it('parses a long text of unfinished marks quickly', () => {
    for (const mark of ['**a ', '*a ', '[a', '[a](', '{a', '\\', '| ', '- ', '# ']) {
      const started = performance.now();
      parseMarkdown(mark.repeat(20_000));
      expect(performance.now() - started, mark).toBeLessThan(2_000);
    }
  });

  it('loses no word of a text without marks', () => {
    const words = fc.stringMatching(/^[a-z ]{1,30}$/);
    fc.assert(
      fc.property(fc.array(words), (lines) => {
        const shown = inlinesOf(parseMarkdown(lines.join('\n')))
          .map((inline) => (inline.kind === 'text' ? inline.text : ' '))
          .join(' ');
        const wordsOf = (all: string) => all.split(' ').filter(Boolean);
        expect(wordsOf(shown)).toEqual(wordsOf(lines.join(' ')));
      }),
    );
  });
});

describe('sectionsOf', () => {
  it('splits a page at its headings of level 2', () => {
    const { lead, sections } = sectionsOf(parseMarkdown('Lead\n## A\na\n### More\nb\n## B'));
    expect(lead).toHaveLength(1);
    expect(sections.map(({ heading, blocks }) => [heading.id, blocks.length])).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
  });
});

describe('safeAddress', () => {
  // catalogue-128
  it.each([
    'https://example.com/a?b=c',
    'HTTP://example.com',
    'mailto:care@nirog.example',
    'tel:+8809610000000',
    '/',
    '/order#prescriptions',
    '#cancellation',
  ])('accepts %s', (address) => {
    expect(safeAddress(` ${address} `)).toBe(address);
  });

  // catalogue-128
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    'order',
    'https:',
    'tel:',
    '',
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it('encodes spaces', () => {
    expect(safeAddress('mailto:a@b.c?subject=A b')).toBe('mailto:a@b.c?subject=A%20b');
  });
});
