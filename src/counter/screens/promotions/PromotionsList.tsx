import { useState, type ReactNode } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { QueryState, type QueryStateProps } from '#counter/parts/QueryState.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import type { endCoupon } from '#contract/counter/promotions.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icons.ts';
import type { TableColumn } from '#ui/Table.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Promotions.module.css';

interface Promotion {
  id: number;
  isActive: boolean;
}

export interface PromotionsListProps<Row extends Promotion, Content> {
  title: string;
  /** The sentence below the title. */
  intro: string;
  /** The label of the button that opens the dialog for a new one. */
  add: string;
  canAdd?: boolean;
  /** Shown if there are no rows. */
  empty: { icon: IconName; title: string };
  query: QueryStateProps<Content>['query'];
  rowsOf: (content: Content) => readonly Row[];
  /** The columns before status and actions. */
  columns: readonly TableColumn<Row>[];
  /** The row's name, for screen readers and confirmations. */
  nameOf: (row: Row) => string;
  /** The status; by default whether the row is active. */
  statusOf?: (row: Row) => ReactNode;
  /** The endpoint that ends a row or resumes it: all have the same request. */
  ending: typeof endCoupon;
  /** More buttons of a row. */
  actionsOf?: (row: Row) => ReactNode;
  /** The dialog that changes a row, or makes a new one (null). */
  dialog: (row: Row | null, onClose: () => void) => ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** A screen of promotions: the list, and the dialogs that add, change and end one. */
export function PromotionsList<Row extends Promotion, Content>(
  props: PromotionsListProps<Row, Content>,
) {
  const { title, query, nameOf, statusOf, actionsOf, dialog } = props;
  const t = useText(promotionsText);
  const [open, setOpen] = useState<Row | 'new' | null>(null);
  const columns: TableColumn<Row>[] = [
    ...props.columns,
    {
      id: 'status',
      heading: t.status,
      cell: (row) => statusOf?.(row) ?? <Running isActive={row.isActive} />,
    },
    {
      id: 'actions',
      heading: t.actions,
      isActions: true,
      cell: (row) => (
        <RowActions
          ending={props.ending}
          row={row}
          name={nameOf(row)}
          onChange={() => setOpen(row)}
        >
          {actionsOf?.(row)}
        </RowActions>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Button disabled={props.canAdd === false} onClick={() => setOpen('new')}>
            <Icon name="plus" />
            {props.add}
          </Button>
        }
      >
        {props.intro}
      </PageHead>
      <QueryState query={query}>
        {(content) => (
          <DataTable
            caption={title}
            rows={props.rowsOf(content)}
            rowKey={({ id }) => String(id)}
            empty={<EmptyState {...props.empty} />}
            columns={columns}
          />
        )}
      </QueryState>
      {props.children}
      {open && dialog(open === 'new' ? null : open, () => setOpen(null))}
    </>
  );
}

function Running({ isActive }: { isActive: boolean }) {
  const t = useText(promotionsText);
  return isActive ? (
    <StatusPill tone="done">{t.running}</StatusPill>
  ) : (
    <StatusPill tone="over">{t.ended}</StatusPill>
  );
}

interface RowActionsProps {
  ending: typeof endCoupon;
  row: Promotion;
  name: string;
  onChange: () => void;
  children: ReactNode;
}

function RowActions({ ending, row, name, onChange, children }: RowActionsProps) {
  const t = useText(promotionsText);
  const end = useChange(ending);
  const { id, isActive } = row;
  const isHeld = useJustChanged(isActive);
  const hidden = <VisuallyHidden>: {name}</VisuallyHidden>;

  function turn(): void {
    if (isHeld) return;
    end.mutate(
      { id, isActive: !isActive },
      { onSuccess: () => say(isActive ? t.hasEnded : t.hasResumed) },
    );
  }

  return (
    <>
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={onChange}>
          {t.change}
          {hidden}
        </Button>
        <Button
          variant="quiet"
          busy={end.isPending}
          aria-disabled={isHeld || undefined}
          onClick={turn}
        >
          {isActive ? t.end : t.resume}
          {hidden}
        </Button>
        {children}
      </div>
      <ProblemNotice problem={end.error} />
    </>
  );
}
