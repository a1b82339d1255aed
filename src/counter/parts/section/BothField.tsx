import type { BothLanguages } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
import { sectionText } from '#text/counter/shop.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Section.module.css';

export interface BothFieldProps {
  label: string;
  hint?: string;
  value: BothLanguages;
  onChange: (value: BothLanguages) => void;
  error: string | null;
  maxLength: number;
  /** More than one line for a longer text. */
  rows?: number;
}

/** A text in both languages: two fields side by side, below each other on a phone. */
export function BothField({
  label,
  hint,
  value,
  error,
  onChange,
  maxLength,
  rows,
}: BothFieldProps) {
  const t = useText(sectionText);
  const line = (language: 'en' | 'bn', name: string) => {
    const field = {
      label: `${label} (${name})`,
      hint,
      lang: language,
      maxLength,
      value: value[language],
      // The sentence belongs to the language that is missing.
      error:
        value[language].trim() === '' || (value.en.trim() !== '') === (value.bn.trim() !== '')
          ? error
          : null,
      onChange: (text: string) => onChange({ ...value, [language]: text }),
    };
    return rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} />;
  };
  return (
    <div className={styles['pair']}>
      {line('en', t.english)}
      {line('bn', t.bengali)}
    </div>
  );
}
