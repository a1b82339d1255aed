import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#domain/markdown.ts';
import {
  badLinks,
  figureName,
  linkAddress,
  partOf,
  plainText,
  unknownFigures,
} from '#domain/page-figures.ts';
import { figuresOf } from '#text/page-figures.ts';
import { demoPlaces, demoShop } from '#tests/builders/shop.ts';

const english = () => figuresOf(demoShop(), 'en');
const bengali = () => figuresOf(demoShop(), 'bn');

describe('the figures', () => {
  it('are found in any case and spacing', () => {
    expect(figureName(' Delivery  charge INSIDE dhaka')).toBe('delivery charge inside Dhaka');
    expect(figureName('delivery charge in Sylhet')).toBeNull();
  });

  // catalogue-124
  it('are written in the language of the page', () => {
    expect(english()).toMatchObject({
      'customer service phone': { text: '09610-000000', address: '+8809610000000' },
      email: { text: 'care@nirog.example', address: 'care@nirog.example' },
      'delivery charge inside Dhaka': { text: '80' },
      'delivery time outside Dhaka': { text: 'in 2 to 4 days' },
      'cancellation cutoff': { text: '1:10\u00a0PM' },
    });
    expect(bengali()).toMatchObject({
      'shop name': { text: 'নীরোগ' },
      'customer service phone': { text: '০৯৬১০-০০০০০০', address: '+8809610000000' },
      'delivery charge outside Dhaka': { text: '১২০' },
      'cancellation cutoff': { text: 'দুপুর\u00a0১:১০' },
    });
  });

  // catalogue-124
  it('follow a changed setting', () => {
    const note = { insideDhaka: { least: 1_050_00, most: 1_050_00 }, outsideDhaka: null };
    const shop = demoShop({ places: { ...demoPlaces, note } });
    expect(figuresOf(shop, 'en')['delivery charge inside Dhaka'].text).toBe('1,050');
  });

  it('stand in plain text too, and an unknown name as it was typed', () => {
    const [block] = parseMarkdown('**{phone}** and [{fax}](/contact)');
    expect(block?.kind === 'paragraph' && plainText(block.content, english())).toBe(
      '09610-000000 and {fax}',
    );
  });
});

describe('the address of a link', () => {
  it('has the figures filled in', () => {
    expect(linkAddress('tel:{Phone}', english())).toBe('tel:+8809610000000');
    expect(linkAddress('mailto:{email}?subject=A job', english())).toBe(
      'mailto:care@nirog.example?subject=A%20job',
    );
  });

  // catalogue-128
  it('is checked after they are filled in', () => {
    const evil = { ...english(), tagline: { text: '', address: 'javascript:alert(1)' } };
    expect(linkAddress('{tagline}', evil)).toBeNull();
    const other = { ...english(), tagline: { text: '', address: '/evil.example' } };
    expect(linkAddress('/{tagline}', other)).toBeNull();
  });
});

describe('the checks of a text', () => {
  // catalogue-124
  it('report unknown names, in sentences and in addresses, once each', () => {
    const text = 'Call {phone} or {fax}.\n\n- **{fax}** [write](mailto:{mail})\n\n## {Shop Name}';
    expect(unknownFigures(text, 'terms')).toEqual(['fax', 'mail']);
  });

  it('accept a part only on a line of its own', () => {
    expect(unknownFigures('Our board:\n\n{directors}', 'about')).toEqual([]);
    expect(unknownFigures('Our board:\n\n{directors}', 'terms')).toEqual(['directors']);
    expect(unknownFigures('Our board: {directors}', 'about')).toEqual(['directors']);
    const [block] = parseMarkdown('{Directors}');
    expect(block && partOf(block)).toBe('directors');
  });

  // catalogue-128
  it('report unsafe addresses and sections that do not exist', () => {
    const text = `## Terms {#terms}
[a](/order) [b](#terms) [c](https://example.com) [d](tel:{phone})
[e](javascript:x) [f](//evil.example) [g](#gone) [h](order) [i](order)`;
    expect(badLinks(text)).toEqual(['javascript:x', '//evil.example', '#gone', 'order']);
  });
});
