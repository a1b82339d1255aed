import { describe, expect, it } from 'vitest';
import { findBranches } from '#domain/branch-search.ts';
import { geoHref, isOnMap, type Branch } from '#domain/branch.ts';
import { phoneHref } from '#domain/phone.ts';

function branch(given: Partial<Branch>): Branch {
  return {
    id: '1',
    name: '',
    nameBn: '',
    mobile: '',
    location: '',
    locationBn: '',
    lat: 23.8,
    lng: 90.4,
    ...given,
  };
}

const mirpur = branch({ id: 'm', name: 'Mirpur 10', nameBn: 'মিরপুর ১০', mobile: '01712345678' });
const uttara = branch({ id: 'u', name: 'Uttara', location: 'Sector 7, Rabindra Sarani' });
const branches = [mirpur, uttara];

describe('the branch search', () => {
  // catalogue-84
  it.each([
    ['MIRPUR', mirpur],
    ['irpu', mirpur],
    ['234567', mirpur],
    ['rabindra  sarani', uttara],
    [' uttara ', uttara],
    ['মিরপুর', mirpur],
    ['০১৭১২', mirpur],
  ])('%s is found anywhere in Name, Mobile or Location, in any case', (typed, expected) => {
    expect(findBranches(branches, typed)).toEqual([expected]);
  });

  it('a blank search shows every branch, and an unknown text none', () => {
    expect(findBranches(branches, '  ')).toEqual(branches);
    expect(findBranches(branches, 'Sylhet')).toEqual([]);
  });
});

describe('the position of a branch', () => {
  it('the position is unknown at 0/0 and outside the valid range', () => {
    expect(isOnMap({ lat: 23.8, lng: 90.4 })).toBe(true);
    expect(isOnMap({ lat: 0, lng: 0 })).toBe(false);
    expect(isOnMap({ lat: 238, lng: 90.4 })).toBe(false);
    expect(isOnMap({ lat: Number.NaN, lng: 90.4 })).toBe(false);
  });

  it('the link opens the phone’s own map with the branch’s name', () => {
    expect(geoHref({ lat: 23.8, lng: 90.4, name: 'Mirpur 10' })).toBe(
      'geo:23.8,90.4?q=23.8,90.4(Mirpur%2010)',
    );
  });
});

describe('the phone number of a branch', () => {
  // catalogue-87
  it('a mobile number is dialled with the country code, another number unchanged', () => {
    expect(phoneHref('০১৭১২-৩৪৫৬৭৮')).toBe('tel:+8801712345678');
    expect(phoneHref('02-9876 543')).toBe('tel:029876543');
  });
});
