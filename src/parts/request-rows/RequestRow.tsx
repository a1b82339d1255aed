import { useState, type KeyboardEvent } from 'react';
import type { DraftRow } from '#domain/request-draft.ts';
import { maxUnits } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';
import { problemWithRow, requestLimits, type RowField } from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { addressesText } from '#text/addresses.ts';
import { digits } from '#text/numbers.ts';
import { quantityText } from '#text/quantity.ts';
import { requestsText } from '#text/requests.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import surface from '#ui/surface.module.css';
import { TextField } from '#ui/TextField.tsx';
import styles from './RequestRows.module.css';

export interface RequestRowProps {
  row: DraftRow;
  /** The position from 1, as on the wire. */
  position: number;
  /** Whether the row was just added. It then gets the focus. */
  isNew: boolean;
  isChecked: boolean;
  onChange: (row: DraftRow) => void;
  onRemove: () => void;
  /** Called on Enter in the quantity field, which adds another row. */
  onEnter?: (() => void) | undefined;
}

/** One medicine: name, strength and quantity. */
export function RequestRow({
  row,
  position,
  isNew,
  isChecked,
  onChange,
  onRemove,
  onEnter,
}: RequestRowProps) {
  const t = useText(requestsText);
  const { fieldRequired } = useText(addressesText);
  const { outOfRange } = useText(quantityText);
  const language = useLanguage();
  // The text as typed. A field that is rewritten during IME composition duplicates its digits.
  const [typing, setTyping] = useState<string | null>(null);
  const problem = isChecked ? problemWithRow(row) : null;
  const missing: RowField[] = problem?.kind === 'row-incomplete' ? problem.missing : [];

  function lackOf(field: RowField, label: string): string | null {
    return missing.includes(field) ? fieldRequired(label) : null;
  }

  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter in a field would submit the whole form.
    event.preventDefault();
    onEnter?.();
  }

  return (
    <tr
      className={classes(surface['raised'], styles['row'])}
      role="row"
      aria-label={t.rowLabel(position)}
    >
      <td className={styles['number']} role="cell">
        <span className={styles['ordinal']}>{digits(position, language)}</span>
      </td>
      <td className={styles['name']} role="cell" data-heading={t.productName}>
        <TextField
          label={t.productName}
          labelHidden
          value={row.name}
          onChange={(name) => onChange({ ...row, name })}
          onKeyDown={stayHere}
          error={lackOf('name', t.productName)}
          placeholder={position === 1 ? t.nameExample : undefined}
          maxLength={requestLimits.nameLength}
          autoComplete="off"
          autoFocus={isNew}
          enterKeyHint="next"
        />
      </td>
      <td className={styles['strength']} role="cell" data-heading={t.strength}>
        <TextField
          label={t.strength}
          labelHidden
          value={row.strength}
          onChange={(strength) => onChange({ ...row, strength })}
          onKeyDown={stayHere}
          error={lackOf('strength', t.strength)}
          placeholder={position === 1 ? t.strengthExample : undefined}
          maxLength={requestLimits.strengthLength}
          autoComplete="off"
          enterKeyHint="next"
        />
      </td>
      <td className={styles['quantity']} role="cell" data-heading={t.quantity}>
        <TextField
          label={t.quantity}
          labelHidden
          value={typing ?? row.typed ?? digits(row.quantity, language)}
          onChange={(text) => {
            setTyping(text);
            onChange(withTyped(row, text));
          }}
          onBlur={() => setTyping(null)}
          onFocus={(event) => event.target.select()}
          onKeyDown={goOn}
          error={row.typed ? outOfRange : lackOf('quantity', t.quantity)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint={onEnter ? 'done' : 'next'}
        />
      </td>
      <td className={styles['action']} role="cell">
        <IconButton icon="trash" label={t.removeRowNamed(position, row.name)} onClick={onRemove} />
      </td>
    </tr>
  );
}

/** The row with the typed quantity. Text that is no valid quantity is stored as typed. */
function withTyped(row: DraftRow, text: string): DraftRow {
  const quantity = quantityTyped(text);
  return quantity <= maxUnits ? { ...row, quantity, typed: undefined } : { ...row, typed: text };
}

function stayHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
