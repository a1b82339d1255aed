import { useState } from 'react';
import { maxChoices } from '#domain/shelf-choice.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { shelfText } from '#text/shelf.ts';
import styles from './FilterForm.module.css';

interface ChoiceGroupProps {
  label: string;
  choices: readonly { value: string; name: string; count: number }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The number of choices that are shown before "more" is tapped. */
const maxFoldedChoices = 7;

/** A group of checkboxes, the most frequent choices first. Selected ones are always visible. */
export function ChoiceGroup({ label, choices, chosen, onChange }: ChoiceGroupProps) {
  const t = useText(shelfText);
  const language = useLanguage();
  const [isLong, setLong] = useState(false);
  if (choices.length === 0) return null;

  const isFolded = choices.length > maxFoldedChoices + 1;
  const shown = choices.filter(
    ({ value }, position) =>
      isLong || !isFolded || position < maxFoldedChoices || chosen.includes(value),
  );
  function toggle(value: string): void {
    const others = chosen.filter((one) => one !== value && one !== '');
    onChange(chosen.includes(value) ? others : [...others, value].slice(-maxChoices));
  }

  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {shown.map(({ value, name, count }) => (
        <label key={value} className={styles['option']}>
          <input
            type="checkbox"
            className={styles['box']}
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          <Counted name={name} count={digits(count, language)} />
        </label>
      ))}
      {isFolded && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? t.showFewer : t.showAll(choices.length)}
        </button>
      )}
    </fieldset>
  );
}

/** A choice with its number of products. */
export function Counted({ name, count }: { name: string; count: string }) {
  return (
    <span className={styles['words']}>
      {name} <span className={styles['count']}>{count}</span>
    </span>
  );
}
