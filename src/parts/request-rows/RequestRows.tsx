import { useState } from 'react';
import { emptyRow, withoutRow, type DraftRow } from '#domain/request-draft.ts';
import {
  isBlankRow,
  problemWithRow,
  requestLimits,
  type RequestProblem,
} from '#domain/request-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { requestsText, rowProblemText } from '#text/requests.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { focusBeside } from '#ui/focus-beside.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RequestRow } from './RequestRow.tsx';
import styles from './RequestRows.module.css';

export interface RequestRowsProps {
  rows: DraftRow[];
  /** Whether the customer has tried to send. Every incomplete row then shows its missing fields. */
  isChecked: boolean;
  /** The first problem that prevents sending. */
  problem: RequestProblem | null;
  onChange: (rows: DraftRow[]) => void;
}

/**
 * The editable table: # · Product Name · Strength · Quantity · Action (request-order-7). On phones
 * the rows are cards.
 */
export function RequestRows({ rows, isChecked, problem, onChange }: RequestRowsProps) {
  const t = useText(requestsText);
  const language = useLanguage();
  const [newest, setNewest] = useState('');
  const [refused, setRefused] = useState('');
  const last = rows.at(-1);
  const refusedRow = rows.find((row) => row.id === refused);
  const lack = refusedRow ? problemWithRow(refusedRow) : null;

  function add(): void {
    if (last && problemWithRow(last)) {
      setRefused(last.id);
      return;
    }
    const row = emptyRow(crypto.randomUUID());
    setRefused('');
    setNewest(row.id);
    onChange([...rows, row]);
    announce(t.rowAdded(rows.length + 1));
  }

  function remove(row: DraftRow, position: number): void {
    focusBeside();
    onChange(withoutRow(rows, row.id, crypto.randomUUID()));
    announce(t.rowRemoved(position));
  }

  return (
    <section className={styles['section']} aria-labelledby="products-heading">
      <h2 id="products-heading">{t.products}</h2>
      <table className={styles['table']} role="table" aria-labelledby="products-heading">
        <thead className={styles['head']} role="rowgroup">
          <tr role="row">
            {[t.number, t.productName, t.strength, t.quantity, t.action].map((heading) => (
              <th key={heading} scope="col" role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles['body']} role="rowgroup">
          {rows.map((row, index) => (
            <RequestRow
              key={row.id}
              row={row}
              position={index + 1}
              isNew={row.id === newest}
              isChecked={row.id === refused || (isChecked && !isBlankRow(row))}
              onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
              onRemove={() => remove(row, index + 1)}
              onEnter={index === rows.length - 1 ? add : undefined}
            />
          ))}
        </tbody>
      </table>
      {lack && (
        <Notice tone="error" live>
          {rowProblemText(lack, language)}
        </Notice>
      )}
      {problem?.kind === 'no-rows' && <Notice tone="error">{t.noRows}</Notice>}
      {rows.length < requestLimits.rows && (
        <Button variant="secondary" onClick={add}>
          <Icon name="plus" />
          {t.addRow}
        </Button>
      )}
    </section>
  );
}
