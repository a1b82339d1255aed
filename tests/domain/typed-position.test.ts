import { describe, expect, it } from 'vitest';
import { positionTyped } from '#domain/typed-position.ts';

const dhanmondi = { lat: 23.7461, lng: 90.3742 };

describe('a typed position', () => {
  // counter-312
  it.each([
    '23.7461, 90.3742',
    '23.7461,90.3742',
    ' 23.7461  90.3742 ',
    '23.7461;90.3742',
    '২৩.৭৪৬১, ৯০.৩৭৪২',
    '23.7461° N, 90.3742° E',
    'geo:23.7461,90.3742?z=17',
  ])('is two numbers, latitude first: %s', (text) => {
    expect(positionTyped(text)).toEqual(dhanmondi);
  });

  // counter-312
  it.each([
    'https://maps.google.com/maps/@23.7461,90.3742,17z',
    'https://www.google.com/maps?q=23.7461,90.3742',
    'https://www.google.com/maps/search/?api=1&query=23.7461%2C90.3742',
    'https://www.google.com/maps/search/23.7461,+90.3742',
    'https://maps.apple.com/?ll=23.7461,90.3742',
    'https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=12/23.7/90.3',
    'https://www.openstreetmap.org/#map=17/23.7461/90.3742',
  ])('is in the link of a map: %s', (link) => {
    expect(positionTyped(link)).toEqual(dhanmondi);
  });

  // counter-312
  it('is the pin of a link, not the middle of the map around it', () => {
    const link =
      'https://www.google.com/maps/place/Nirog/@23.7,90.3,15z/data=!3m1!4b1!3d23.7461!4d90.3742';
    expect(positionTyped(link)).toEqual(dhanmondi);
  });

  // counter-312
  it.each([
    '',
    'Dhanmondi',
    '23.7461',
    'https://maps.app.goo.gl/Ab1Cd2',
    '23,7461, 90,3742',
    '1 2 3',
  ])('is not read from other texts: %j', (text) => {
    expect(positionTyped(text)).toBeNull();
  });
});
