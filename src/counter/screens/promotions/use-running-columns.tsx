import type { ReactNode } from 'react';
import type { endCoupon } from '#contract/counter/promotions.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import type { TableColumn } from '#ui/Table.tsx';
import { RowActions } from './RowActions.tsx';
import { Running } from './Running.tsx';

interface Options<Row> {
  /** The call that ends a row, or lets it go on. */
  ending: typeof endCoupon;
  nameOf: (row: Row) => string;
  onChange: (row: Row) => void;
  /** What else can be done with a row. */
  more?: (row: Row) => ReactNode;
}

/** The last two columns of every list of promotions: whether the shop shows it, and what can be done with it. */
export function useRunningColumns<Row extends { id: number; isActive: boolean }>({
  ending,
  nameOf,
  onChange,
  more,
}: Options<Row>): TableColumn<Row>[] {
  const t = useText(promotionsText);
  return [
    {
      id: 'status',
      heading: t.status,
      cell: ({ isActive }) => <Running isActive={isActive} />,
    },
    {
      id: 'actions',
      heading: t.actions,
      isActions: true,
      cell: (row) => (
        <RowActions ending={ending} row={row} name={nameOf(row)} onChange={() => onChange(row)}>
          {more?.(row)}
        </RowActions>
      ),
    },
  ];
}
