import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areasQuery, districtsQuery, divisionsQuery } from '#api/addresses.ts';
import {
  placeOfAddress,
  withDistrict,
  withDivision,
  type ShippingAddress,
} from '#domain/address.ts';
import { deliveryProblem } from '#domain/delivery-terms.ts';
import { canonicalPhone } from '#domain/phone.ts';
import {
  missingDestinationFields,
  requestLimits,
  type DestinationField,
} from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { addressesText } from '#text/addresses.ts';
import { deliveryProblemText } from '#text/delivery-rules.ts';
import { nameOf } from '#text/names.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import styles from './AddressForm.module.css';

export interface AddressFormProps {
  address: ShippingAddress;
  onChange: (address: ShippingAddress) => void;
  /** Whether the customer has tried to send. Every missing field then shows its error. */
  isChecked: boolean;
}

/**
 * Receiver, phone, Division → District → Area, address. Area and name are optional
 * (customer-area-120). A place to which the shop does not deliver is named (checkout-137).
 */
export function AddressForm({ address, onChange, isChecked }: AddressFormProps) {
  const t = useText(addressesText);
  const [left, setLeft] = useState<ReadonlySet<DestinationField>>(new Set());
  const { division, district, area } = address;
  const divisions = useQuery(divisionsQuery());
  const districts = useQuery({
    ...districtsQuery(division?.id ?? ''),
    enabled: division !== null,
  });
  const areas = useQuery({
    ...areasQuery(division?.id ?? '', district?.id ?? ''),
    enabled: division !== null && district !== null,
  });
  const missing = missingDestinationFields(address);
  const language = useLanguage();
  const { exceptions } = useShop().delivery;
  const problem = deliveryProblem(exceptions, placeOfAddress(address));
  const place = area ?? district;

  function leave(field: DestinationField): void {
    setLeft((known) => new Set(known).add(field));
  }

  function complaint(field: DestinationField): string | null {
    if (!isChecked && !left.has(field)) return null;
    return missing.includes(field) ? t.fieldRequired(t[field]) : null;
  }

  function phoneComplaint(): string | null {
    const isWrong = address.receiverPhone.trim() !== '' && !canonicalPhone(address.receiverPhone);
    const isDone = isChecked || left.has('receiverPhone');
    return isWrong && isDone ? t.invalidPhoneInField : complaint('receiverPhone');
  }

  return (
    <div className={styles['form']}>
      <TextField
        label={`${t.receiverName} (${t.optional})`}
        value={address.receiverName}
        onChange={(receiverName) => onChange({ ...address, receiverName })}
        autoComplete="name"
        maxLength={requestLimits.nameLength}
      />
      <TextField
        label={t.receiverPhone}
        placeholder={t.phoneExample}
        value={address.receiverPhone}
        onChange={(receiverPhone) => onChange({ ...address, receiverPhone })}
        onBlur={() => leave('receiverPhone')}
        error={phoneComplaint()}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={60}
        required
      />
      <div className={styles['cascade']}>
        <PlaceSelect
          label={t.division}
          placeholder={t.chooseDivision}
          waitsFor={null}
          chosen={division}
          places={divisions}
          onChoose={(place) => onChange(withDivision(address, place))}
          onBlur={() => leave('division')}
          error={complaint('division')}
          required
        />
        <PlaceSelect
          label={t.district}
          placeholder={t.chooseDistrict}
          waitsFor={division ? null : t.divisionFirst}
          chosen={district}
          places={districts}
          onChoose={(place) => onChange(withDistrict(address, place))}
          onBlur={() => leave('district')}
          error={complaint('district')}
          required
        />
        <PlaceSelect
          label={`${t.area} (${t.optional})`}
          placeholder={t.chooseArea}
          waitsFor={district ? null : t.districtFirst}
          chosen={area}
          places={areas}
          onChoose={(place) => onChange({ ...address, area: place })}
        />
      </div>
      {problem && place && (
        <Notice tone="warning" live>
          {deliveryProblemText(problem, nameOf(place, language), language)}
        </Notice>
      )}
      <TextArea
        label={t.address}
        hint={t.addressHint}
        value={address.address}
        onChange={(street) => onChange({ ...address, address: street })}
        onBlur={() => leave('address')}
        error={complaint('address')}
        autoComplete="street-address"
        maxLength={requestLimits.addressLength}
        rows={2}
        required
      />
    </div>
  );
}
