import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { cascade } from '#contract/addresses.ts';
import type { Cascade, Place } from '#domain/address.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { deliveryDaysWords } from '#text/delivery-estimate.ts';
import { digits, wholeNumber } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Details } from '#ui/Details.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Preview } from './Preview.tsx';
import styles from './Shop.module.css';

type Delivery = ShopSettings['delivery'];
type City = Delivery['city'];

/** The numbers as text. */
interface DeliveryFields {
  insideDhaka: { from: string; to: string };
  outsideDhaka: { from: string; to: string };
  city: City;
}

/** The delivery times of the two zones, and the area of the home city. */
export function DeliveryScreen() {
  const faults = useShopFaults('delivery');
  return (
    <SectionScreen name="delivery" toFields={toFields} toValue={toValue} faults={faults}>
      {(fields) => <Fields {...fields} />}
    </SectionScreen>
  );
}

function toFields(value: Delivery, language: Language): DeliveryFields {
  const text = (number: number) => digits(number, language);
  const days = ({ from, to }: Delivery['insideDhaka']) => ({ from: text(from), to: text(to) });
  return {
    insideDhaka: days(value.insideDhaka),
    outsideDhaka: days(value.outsideDhaka),
    city: value.city,
  };
}

function toValue({ insideDhaka, outsideDhaka, city }: DeliveryFields): Delivery {
  const number = (text: string) => wholeTyped(text) ?? Number.NaN;
  const days = ({ from, to }: DeliveryFields['insideDhaka']) => ({
    from: number(from),
    to: number(to),
  });
  return {
    insideDhaka: days(insideDhaka),
    outsideDhaka: days(outsideDhaka),
    city,
  };
}

function Fields({ field, values }: SectionFields<DeliveryFields>) {
  const t = useText(shopFieldsText);
  const places = useEndpoint(cascade, {});
  const fromTo = [
    ['from', t.fromDays],
    ['to', t.toDays],
  ] as const;
  const { insideDhaka, outsideDhaka } = toValue(values);
  const isShown = [...Object.values(insideDhaka), ...Object.values(outsideDhaka)].every(
    Number.isInteger,
  );
  return (
    <>
      <NumberPair
        legend={t.insideDays}
        hint={t.daysHint}
        names={fromTo}
        {...field('insideDhaka')}
      />
      <NumberPair legend={t.outsideDays} names={fromTo} {...field('outsideDhaka')} />
      {isShown && (
        <Preview
          lines={(language) => [
            speak(shopFieldsText, language).estimate(
              deliveryDaysWords(insideDhaka, language),
              deliveryDaysWords(outsideDhaka, language),
            ),
          ]}
        />
      )}
      <QueryState query={places}>
        {(known) => <CityFields places={known} {...field('city')} />}
      </QueryState>
    </>
  );
}

interface NumberPairProps<Pair extends object> {
  legend: string;
  hint?: string;
  names: readonly (readonly [name: keyof Pair, label: string])[];
  value: Pair;
  onChange: (value: Pair) => void;
  error: string | null;
}

/** Two whole numbers side by side. The error is shown at those that are no numbers, or at both. */
function NumberPair<Pair extends Record<keyof Pair, string>>(props: NumberPairProps<Pair>) {
  const { legend, hint, names, value, onChange, error } = props;
  const isNumber = (text: string) => (wholeTyped(text) ?? Number.NaN) >= 0;
  const areNumbers = Object.values<string>(value).every(isNumber);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      {hint && <p className={styles['soft']}>{hint}</p>}
      <div className={styles['pair']}>
        {names.map(([name, label]) => (
          <TextField
            key={label}
            label={label}
            inputMode="numeric"
            value={value[name]}
            onChange={(text) => onChange({ ...value, [name]: text })}
            error={areNumbers || !isNumber(value[name]) ? error : null}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CityFieldsProps {
  places: Cascade;
  value: City;
  onChange: (value: City) => void;
  error: string | null;
}

/** The home district, and its areas outside the city. */
function CityFields({ places, value, onChange, error }: CityFieldsProps) {
  const t = useText(shopFieldsText);
  const language = useLanguage();
  const named = ({ name, nameBn }: Place) => (language === 'bn' ? nameBn || name : name);
  const districts = Object.values(places.districts).flat();
  const district = districts.find(({ name }) => name === value.district);
  const areas = district ? (places.areas[district.id] ?? []) : [];
  return (
    <>
      <SelectField
        label={t.district}
        placeholder={t.chooseDistrict}
        value={value.district}
        onChange={(chosen) => onChange({ district: chosen, areasOutside: [] })}
        options={districts
          .map((one) => ({ value: one.name, label: named(one) }))
          .toSorted((one, other) => one.label.localeCompare(other.label, language))}
        error={error}
      />
      {areas.length > 0 && (
        <Details summary={t.areasOutside(wholeNumber(value.areasOutside.length, language))}>
          <div className={styles['choices']}>
            {areas.map((area) => (
              <Checkbox
                key={area.id}
                label={named(area)}
                checked={value.areasOutside.includes(area.name)}
                onChange={(isOutside) => {
                  const others = value.areasOutside.filter((name) => name !== area.name);
                  onChange({
                    ...value,
                    areasOutside: isOutside ? [...others, area.name] : others,
                  });
                }}
              />
            ))}
          </div>
        </Details>
      )}
    </>
  );
}
