import { useText } from '#state/language.ts';
import { districtsText } from '#text/counter/districts.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './Districts.module.css';
import type { TermsFields } from './terms-fields.ts';

interface DaysFieldsProps {
  hint: string;
  value: TermsFields['days'];
  onChange: (value: TermsFields['days']) => void;
  error: string | null;
}

/** The first and the last day of a delivery. */
export function DaysFields({ hint, value, onChange, error }: DaysFieldsProps) {
  const t = useText(districtsText);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t.days}</legend>
      <p className={styles['soft']}>{hint}</p>
      <div className={styles['pair']}>
        <TextField
          label={t.from}
          inputMode="numeric"
          maxLength={3}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          error={error}
        />
        <TextField
          label={t.to}
          inputMode="numeric"
          maxLength={3}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
        />
      </div>
    </fieldset>
  );
}
