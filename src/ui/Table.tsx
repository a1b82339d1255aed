import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  heading: string;
  /** 'end' for numbers. */
  align?: 'start' | 'end';
  /** What a row is called: on phones it heads the row's card, without its heading. */
  isTitle?: boolean;
  /** What can be done with a row: on phones it takes the card's width, without its heading. */
  isActions?: boolean;
  cell: (row: Row, position: number) => ReactNode;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row under the hand, marked. */
  isCurrent?: (row: Row) => boolean;
  /** A press anywhere on a row but on a link; for keyboards a cell of the row holds a button. */
  onRow?: (row: Row) => void;
  /** Below the rows: totals. A <tr>. */
  foot?: ReactNode;
}

/** A table where there is room for one; else every row is a card with its headings beside the values. */
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
      {/* Explicit roles: `display` other than table makes browsers forget what it is. */}
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
