import { useState } from 'react';
import { maxUnits } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';
import { requestLimits } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits } from '#text/numbers.ts';
import { quantityText } from '#text/quantity.ts';
import { TextField } from '#ui/TextField.tsx';
import type { DraftEvent, DraftRow } from './quote-draft.ts';
import styles from './MedicineRow.module.css';

interface ReadFromPhotoProps {
  row: DraftRow;
  onEvent: (event: DraftEvent) => void;
}

/**
 * A medicine that the pharmacist reads from the photo. The customer sees the text as it is typed
 * here.
 */
export function ReadFromPhoto({ row, onEvent }: ReadFromPhotoProps) {
  const t = useText(counterRequestText);
  const quantities = useText(quantityText);
  const language = useLanguage();
  const { key, name, strength, asked } = row;
  const [typed, setTyped] = useState(digits(asked, language));
  const said = quantityTyped(typed);
  const isRight = said >= 1 && said <= maxUnits;
  return (
    <div className={styles['read']}>
      <TextField
        label={t.nameRead}
        value={name}
        maxLength={requestLimits.nameLength}
        autoComplete="off"
        onChange={(text) => onEvent({ type: 'described', key, name: text, strength, asked })}
      />
      <TextField
        label={t.strengthRead}
        value={strength}
        maxLength={requestLimits.strengthLength}
        autoComplete="off"
        onChange={(text) => onEvent({ type: 'described', key, name, strength: text, asked })}
      />
      <TextField
        label={t.askedRead}
        inputMode="numeric"
        value={typed}
        autoComplete="off"
        error={isRight ? null : quantities.outOfRange}
        onChange={(text) => {
          setTyped(text);
          const next = quantityTyped(text);
          if (next >= 1 && next <= maxUnits)
            onEvent({ type: 'described', key, name, strength, asked: next });
        }}
      />
    </div>
  );
}
