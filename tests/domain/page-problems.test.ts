import { describe, expect, it } from 'vitest';
import { addresses } from '#app/pages/render-page.tsx';
import {
  isOwnAddress,
  maxPageCharacters,
  ownAddresses,
  pageProblem,
} from '#domain/page-problems.ts';
import { pageProblemSentence, pageRefusal } from '#text/counter/page-texts.ts';

const found = (text: string) => pageProblem('terms', text);

describe('the check of a page’s text', () => {
  // counter-383
  it.each([
    ['Open at {phone}.\n\nFax: {fax}', 3, 'unknownFigure', '{fax}'],
    ['One\n[call](tel:{fax})', 2, 'unknownFigure', '{fax}'],
    ['{directors}', 1, 'unknownFigure', '{directors}'],
    ['## Prices\r\n\r\n<b>Low</b> prices', 3, 'html', '<b>'],
    ['- one\n- two </div>', 2, 'html', '</div>'],
    ['<!-- later -->', 1, 'html', '<!-- later -->'],
    ['Text\n[x](javascript:alert)', 2, 'badLink', 'javascript:alert'],
    ['[x](//evil.example/a)', 1, 'badLink', '//evil.example/a'],
    ['[x](order)', 1, 'badLink', 'order'],
    ['[x](http://shop.example/)', 1, 'insecureLink', 'http://shop.example/'],
    ['[x](HTTP://shop.example/)', 1, 'insecureLink', 'HTTP://shop.example/'],
    ['## Prices {#prices}\n\n[x](#money)', 3, 'noSuchSection', '#money'],
    ['| a | b |\n| [x](/impressum) | c |', 2, 'noSuchPage', '/impressum'],
  ])('names the line and the place in %j', (text, line, kind, typed) => {
    expect(found(text)).toEqual({ kind, line, found: typed });
  });

  // counter-383
  it('reports the first problem from the top', () => {
    expect(found('[x](/gone)\n<i>\n{fax}')).toMatchObject({ kind: 'noSuchPage', line: 1 });
  });

  // counter-383
  it('accepts figures, sections, own pages and secure addresses', () => {
    const text = [
      '## Prices {#prices}',
      'Call {phone} or [write](mailto:{email}). 2 < 3 > 1, < 5 °C.',
      '[up](#prices) [order](/order) [again](/TermsCondition#delivery) [see](https://shop.example/a)',
      '[napa](/product/details/napa-500-mg-tablet) [search](/products/Search?query=napa)',
    ].join('\n\n');
    expect(found(text)).toBeNull();
    expect(pageProblem('about', '{directors}')).toBeNull();
  });

  // counter-383
  it('limits the length', () => {
    expect(found('a'.repeat(maxPageCharacters))).toBeNull();
    expect(found('a'.repeat(maxPageCharacters + 1))).toEqual({ kind: 'tooLong' });
  });

  // counter-383
  it('has a sentence with the line in the digits of the language, and the refusal names the text', () => {
    const problem = found('One\n{fax}');
    if (!problem) throw new Error('no problem');
    expect(pageProblemSentence(problem, 'en')).toMatch(/^Line 2: .*\{fax\}/);
    expect(pageProblemSentence(problem, 'bn')).toMatch(/^লাইন ২: \{fax\}/);
    const refusal = pageRefusal('terms', { en: 'Fine.', bn: 'এক\n{fax}' });
    expect(refusal).toEqual([
      expect.stringMatching(/^Bengali: Line 2/),
      expect.stringMatching(/^বাংলা: লাইন ২/),
    ]);
    expect(pageRefusal('terms', { en: '', bn: '' })).toBeNull();
  });
});

describe('the addresses to which a text may link', () => {
  const routes = addresses().map(({ path }) => path.toLowerCase().replaceAll(/\$\w+/g, '*'));

  // counter-383
  it('are pages of the shop', () => {
    for (const address of ownAddresses) expect(routes).toContain(address);
  });

  // counter-383
  it('include every page that search engines list', () => {
    for (const { path } of addresses().filter(({ isIndexed }) => isIndexed))
      expect(isOwnAddress(path.replaceAll(/\$\w+/g, 'x'))).toBe(true);
  });
});
