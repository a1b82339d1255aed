import { useState } from 'react';
import { quantityTyped } from '#domain/quantity.ts';
import { useLanguage } from '#state/language.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';

export function Fields() {
  const t = useSamples();
  return (
    <>
      <Specimen name="TextField">
        <Texts control={TextField} />
      </Specimen>
      <Specimen name="TextArea">
        <Texts control={TextArea} />
      </Specimen>
      <Specimen name="SelectField">
        <State name={t.state.empty}>
          <City />
        </State>
        <State name={t.state.ready}>
          <City first={0} />
        </State>
        <State name={t.state.disabled}>
          <City first={0} disabled />
        </State>
        <State name={t.state.invalid}>
          <City error={t.wrong} />
        </State>
        <State name={t.state.long}>
          <City label={t.long} hint={t.long} error={t.wrongLong} />
        </State>
      </Specimen>
      <Specimen name="Checkbox">
        <State name={t.state.ready}>
          <Agreement />
        </State>
        <State name={t.state.disabled}>
          <Agreement disabled />
        </State>
        <State name={t.state.invalid}>
          <Agreement error={t.wrong} />
        </State>
        <State name={t.state.long}>
          <Agreement label={t.long} error={t.wrongLong} />
        </State>
      </Specimen>
      <Specimen name="QuantityStepper">
        <State name={t.state.ready}>
          <Quantity first={2} />
        </State>
        <State name={t.state.atLeast}>
          <Quantity first={1} />
        </State>
        <State name={t.state.atMost}>
          <Quantity first={10} />
        </State>
        <State name={t.state.removes}>
          <Quantity first={1} onRemove={() => {}} />
        </State>
        <State name={t.state.wide}>
          <Quantity first={2} wide />
        </State>
      </Specimen>
    </>
  );
}

/** What a line and several lines of text have in common is everything but their height. */
function Texts({ control: Control }: { control: typeof TextField | typeof TextArea }) {
  const t = useSamples();
  const [text, setText] = useState('');
  const common = { label: t.name, value: text, onChange: setText };
  return (
    <>
      <State name={t.state.empty}>
        <Control {...common} hint={t.hint} />
      </State>
      <State name={t.state.ready}>
        <Control {...common} value={text || t.someone} />
      </State>
      <State name={t.state.disabled}>
        <Control {...common} value={t.someone} disabled />
      </State>
      <State name={t.state.invalid}>
        <Control {...common} error={t.wrong} />
      </State>
      <State name={t.state.long}>
        <Control {...common} label={t.long} hint={t.long} error={t.wrongLong} />
      </State>
    </>
  );
}

interface CityProps {
  /** Which of the cities it starts with; none by default. */
  first?: number;
  label?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

function City({ first, label, ...rest }: CityProps) {
  const t = useSamples();
  const [city, setCity] = useState(first === undefined ? '' : String(first));
  return (
    <SelectField
      {...rest}
      label={label ?? t.city}
      value={city}
      onChange={setCity}
      placeholder={t.chooseCity}
      options={t.cities.map((name, position) => ({ value: String(position), label: name }))}
    />
  );
}

function Agreement(props: { label?: string; error?: string; disabled?: boolean }) {
  const t = useSamples();
  const [isChecked, setChecked] = useState(false);
  return <Checkbox label={t.agree} {...props} checked={isChecked} onChange={setChecked} />;
}

interface QuantityProps {
  first: number;
  onRemove?: () => void;
  wide?: boolean;
}

function Quantity({ first, ...rest }: QuantityProps) {
  const t = useSamples();
  const language = useLanguage();
  const [quantity, setQuantity] = useState(first);
  return (
    <QuantityStepper
      {...rest}
      value={quantity}
      onChange={setQuantity}
      max={10}
      parse={quantityTyped}
      format={(number) => wholeNumber(number, language)}
      wrong={t.tooMany}
      labels={{ quantity: t.quantity, decrease: t.less, increase: t.more, remove: t.remove }}
    />
  );
}
