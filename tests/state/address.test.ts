// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAddress, withDistrict, withDivision, type Place } from '#domain/address.ts';
import { addressBookStore, addressStore, chooseAddressType } from '#state/address.ts';

function aPlace(id: string, name: string): Place {
  return { id, name, nameBn: '', charge: null };
}

const dhaka = aPlace('6', 'Dhaka');
const khulna = aPlace('3', 'Khulna');
const gazipur = aPlace('41', 'Gazipur');
const tongi = aPlace('7', 'Tongi');
const atGazipur = { ...emptyAddress, division: dhaka, district: gazipur, area: tongi };

beforeEach(() => {
  localStorage.clear();
  addressStore.clear();
  addressBookStore.clear();
});

describe('the address cascade', () => {
  // customer-area-121
  it('clears district and area when another division is chosen', () => {
    expect(withDivision(atGazipur, khulna)).toMatchObject({
      division: khulna,
      district: null,
      area: null,
    });
  });

  // customer-area-121
  it('clears the area when another district is chosen', () => {
    const next = withDistrict(atGazipur, aPlace('47', 'Dhaka'));
    expect(next).toMatchObject({ division: dhaka, area: null });
  });

  it('keeps everything when the same division or district is chosen again', () => {
    expect(withDivision(atGazipur, { ...dhaka })).toEqual(atGazipur);
    expect(withDistrict(atGazipur, { ...gazipur })).toEqual(atGazipur);
  });
});

describe('the stored address', () => {
  // customer-area-130, offline-26, request-order-19
  it('is stored under the key address as the flat shipping object', () => {
    addressStore.set({
      ...atGazipur,
      district: { ...gazipur, charge: { standard: 120_00, threshold: 1000_00, reduced: 60_00 } },
      receiverPhone: '01712345678',
      address: 'House 1',
    });
    expect(JSON.parse(localStorage.getItem('address') ?? '')).toMatchObject({
      receiverPhone: '01712345678',
      divisionId: '6',
      division: 'Dhaka',
      districtId: '41',
      district: 'Gazipur',
      areaId: '7',
      area: 'Tongi',
      address: 'House 1',
      maxAmount: 1000,
      minChargeAmount: 60,
      chargeAmount: 120,
    });
  });

  it('is not stored while it is empty', () => {
    addressStore.set({ ...emptyAddress, address: ' ' });
    expect(localStorage.getItem('address')).toBeNull();
  });

  // offline-27
  it('is empty if the record cannot be read', () => {
    localStorage.setItem('address', '{"divisionId":[]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'address' }));
    expect(addressStore.get()).toEqual(emptyAddress);
  });
});

describe('typed addresses', () => {
  it('start with Home', () => {
    expect(addressBookStore.get().activeType).toBe('Home');
  });

  // customer-area-118
  it('are stored separately and restored when their type is chosen', () => {
    addressStore.set({ ...atGazipur, receiverPhone: '01712345678', address: 'Home street' });
    chooseAddressType('Office');
    expect(addressStore.get()).toEqual({ ...emptyAddress, receiverPhone: '01712345678' });
    addressStore.set({ ...emptyAddress, address: 'Office street' });
    chooseAddressType('Home');
    expect(addressStore.get()).toMatchObject({ district: gazipur, address: 'Home street' });
    chooseAddressType('Office');
    expect(addressStore.get().address).toBe('Office street');
  });

  // customer-area-130
  it('do not change the shape of the record under the key address', () => {
    addressStore.set({ ...emptyAddress, address: 'Home street' });
    chooseAddressType('Other');
    addressStore.set({ ...emptyAddress, address: 'Elsewhere' });
    expect(JSON.parse(localStorage.getItem('address') ?? '')).toMatchObject({
      address: 'Elsewhere',
    });
  });
});
