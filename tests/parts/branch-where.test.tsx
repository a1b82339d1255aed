// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Branch } from '#domain/branch.ts';
import { MapCaption } from '#parts/branch-map/MapCaption.tsx';
import { nearestDistrict } from '#parts/branch-map/map-places.ts';
import { languageStore } from '#state/language.ts';

function branch(id: string, name: string, nameBn: string, lat: number, lng: number): Branch {
  const location = { location: `House 12, ${name}`, locationBn: `বাড়ি ১২, ${nameBn}` };
  return { id, name, nameBn, lat, lng, mobile: '01711000000', ...location };
}

const dhanmondi = branch('1', 'Dhanmondi', 'ধানমন্ডি', 23.7461, 90.3742);
const uttara = branch('2', 'Uttara', 'উত্তরা', 23.8691, 90.3981);
const here = { lat: 23.7561, lng: 90.3742 };

function show(isWithoutStreets = true): void {
  const view = { isWithoutStreets, centre: uttara, district: nearestDistrict(uttara) };
  render(<MapCaption view={view} branch={uttara} branches={[dhanmondi, uttara]} here={here} />);
}

afterEach(() => {
  cleanup();
  act(() => void languageStore.set('en'));
});

describe('a branch on a map without streets', () => {
  // catalogue-92
  it('the info shows the address, distance and direction from a known place, and a link to a detailed map', () => {
    show();
    const where = within(screen.getByRole('region', { name: 'Where Uttara Branch is' }));
    expect(where.getByRole('heading', { name: 'Uttara Branch' })).toBeTruthy();
    expect(where.getByText('House 12, Uttara')).toBeTruthy();
    expect(where.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'From where you are: 13 km to the north',
      'From Gazipur town: 15 km to the south',
      'From Dhanmondi Branch: 14 km to the north',
    ]);
    const link = where.getByRole('link', { name: 'Open a detailed map' });
    expect(link.getAttribute('href')).toMatch(/^geo:23\.8691,90\.3981/);
  });

  it('the info is in Bengali on a Bengali page', () => {
    act(() => void languageStore.set('bn'));
    show();
    const name = 'উত্তরা শাখা কোথায়'.normalize('NFC');
    const where = within(screen.getByRole('region', { name }));
    expect(where.getByText(/ধানমন্ডি শাখা থেকে: উত্তর দিকে ১৪ কিমি/u)).toBeTruthy();
    expect(where.getByRole('list').textContent).not.toMatch(/[A-Za-z0-9]/);
  });

  // catalogue-92
  it('the info is not needed if the map has streets or the branch is far away', () => {
    show(false);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
