import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { Table, type TableProps } from '#ui/Table.tsx';
import { Waiting } from './Waiting.tsx';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> extends TableProps<Row> {
  /** An EmptyState that replaces the table if there are no rows. */
  empty: ReactNode;
  /** Another page or filter is being fetched. */
  isStale?: boolean;
  isWaiting?: boolean;
}

/**
 * A list of the counter: a table with headers, a card for each row at 360 px, or the empty state.
 */
export function DataTable<Row>({ empty, isStale, isWaiting, ...table }: DataTableProps<Row>) {
  if (isWaiting) return <Waiting />;
  if (table.rows.length === 0) return empty;
  return (
    <div className={classes(surface['raised'], styles['room'])} aria-busy={isStale || undefined}>
      <Table {...table} />
    </div>
  );
}
