import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  heading: string;
  /** 'end' for numbers. */
  align?: 'start' | 'end';
  /**
   * Whether the cell names the row. On phones it heads the row's card, without a column heading.
   */
  isTitle?: boolean;
  /**
   * Whether the cell contains the row's actions. On phones it fills the card's width, without a
   * column heading.
   */
  isActions?: boolean;
  cell: (row: Row, position: number) => ReactNode;
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether the row is highlighted as current. */
  isCurrent?: (row: Row) => boolean;
  /**
   * Called on a tap anywhere on a row except on a link. For keyboards a cell of the row must
   * contain a button.
   */
  onRow?: (row: Row) => void;
  /** A `<tr>` below the rows, for totals. */
  foot?: ReactNode;
}

/** A table if there is enough width, else a card per row with headings beside the values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isCurrent,
  onRow,
  foot,
}: TableProps<Row>) {
  function press(event: MouseEvent, row: Row): void {
    if (event.target instanceof Element && event.target.closest('a')) return;
    onRow?.(row);
  }

  return (
    <div className={styles['room']}>
      {/* The roles are explicit because browsers drop a table's semantics if its `display` is
          changed. */}
      <table className={styles['table']} role="table">
        <caption className={styles['caption']}>{caption}</caption>
        <thead className={styles['head']} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} scope="col" role="columnheader" className={look(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, position) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classes(
                styles['row'],
                onRow && styles['pressable'],
                isCurrent?.(row) && styles['current'],
              )}
              onClick={onRow && ((event) => press(event, row))}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-heading={column.heading}
                  className={classes(
                    styles['cell'],
                    column.isTitle && styles['title'],
                    column.isActions && styles['actions'],
                    look(column),
                  )}
                >
                  {column.cell(row, position)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot role="rowgroup">{foot}</tfoot>}
      </table>
    </div>
  );
}

function look<Row>(column: TableColumn<Row>): string | undefined {
  return column.align === 'end' ? styles['end'] : undefined;
}
