import { isColour, standardColour } from '#domain/brand-colour.ts';
import { useText } from '#state/language.ts';
import { brandText } from '#text/counter/brand.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './Brand.module.css';

export interface ColourFieldProps {
  /** As typed; '' for the standard colour. */
  value: string;
  onChange: (color: string) => void;
  error?: string | null;
  disabled?: boolean;
}

/** The shop's main colour, typed as #rrggbb or chosen (shell-125). */
export function ColourField({ value, onChange, error = null, disabled = false }: ColourFieldProps) {
  const t = useText(brandText);
  return (
    <div className={styles['colour']}>
      <TextField
        label={t.colour}
        hint={t.colourHint}
        error={error}
        value={value}
        disabled={disabled}
        onChange={onChange}
        maxLength={7}
        placeholder={standardColour}
        spellCheck={false}
        autoComplete="off"
      />
      <input
        type="color"
        className={styles['swatch']}
        aria-label={t.pickColour}
        value={isColour(value) ? value.toLowerCase() : standardColour}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
