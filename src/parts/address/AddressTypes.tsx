import { addressTypes, type AddressType } from '#domain/address.ts';
import { useText } from '#state/language.ts';
import { addressesText } from '#text/addresses.ts';
import styles from './AddressTypes.module.css';

export interface AddressTypesProps {
  active: AddressType;
  onChoose: (type: AddressType) => void;
}

/** The tabs Home, Office and Other, each with its own address (customer-area-118). */
export function AddressTypes({ active, onChoose }: AddressTypesProps) {
  const t = useText(addressesText);
  const names = { Home: t.typeHome, Office: t.typeOffice, Other: t.typeOther };
  return (
    <fieldset className={styles['types']}>
      <legend className={styles['legend']}>{t.typeLegend}</legend>
      {addressTypes.map((type) => (
        <label key={type} className={styles['type']}>
          <input
            type="radio"
            name="address-type"
            className={styles['radio']}
            checked={type === active}
            onChange={() => onChoose(type)}
          />
          {names[type]}
        </label>
      ))}
    </fieldset>
  );
}
