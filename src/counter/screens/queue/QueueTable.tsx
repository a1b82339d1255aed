import type { QueueRow } from '#contract/counter/queue.ts';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { groupTone } from '#counter/parts/work-tones.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useMinute } from '#state/use-now.ts';
import { queueText } from '#text/counter/queue.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { requestStatusText } from '#text/request-status.ts';
import type { Spoken } from '#text/sentences.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Queue.module.css';
import { rowKey } from './use-newcomers.ts';

interface QueueTableProps {
  rows: readonly QueueRow[];
  /** The keys of the rows that arrived while the list was open. */
  fresh: ReadonlySet<string>;
  isStale: boolean;
  /** The label of the current group. */
  what: string;
  /** The current search; '' for the queue itself. */
  find: string;
  /** No filter is active. */
  isWhole: boolean;
  onAll: () => void;
}

/** The rows of the queue: the kind of work, the waiting time, the customer, and who works on it. */
export function QueueTable(props: QueueTableProps) {
  const { rows, fresh, isStale, what, find, isWhole, onAll } = props;
  const t = useText(queueText);
  const language = useLanguage();
  const go = useGo();
  const now = useMinute();
  const statuses: Record<string, string> = {
    ...useText(requestStatusText),
    ...useText(orderStatusText),
  };
  return (
    <DataTable
      caption={t.caption(what)}
      rows={rows}
      rowKey={rowKey}
      isStale={isStale}
      onRow={(row) => go(addressOf(row))}
      empty={<NothingHere find={find} isWhole={isWhole} onAll={onAll} />}
      columns={[
        {
          id: 'number',
          heading: t.number,
          isTitle: true,
          cell: (row) => (
            <span className={styles['name']}>
              <ScreenLink to={addressOf(row)} data-open="" className={styles['link']}>
                {digits(row.number, language)}
              </ScreenLink>
              <span className={styles['soft']}>{t[row.kind]}</span>
              {fresh.has(rowKey(row)) && <Badge tone="leaf">{t.isNew}</Badge>}
            </span>
          ),
        },
        {
          id: 'waits',
          heading: t.waits,
          cell: (row) => (
            <time dateTime={row.createdAt} title={momentOf(row.createdAt, language)}>
              {row.group === 'done'
                ? momentOf(row.createdAt, language)
                : waitingWords(Date.parse(row.createdAt), now ?? Date.parse(row.createdAt), t)}
            </time>
          ),
        },
        {
          id: 'customer',
          heading: t.customer,
          cell: (row) => (
            <span className={styles['two']}>
              <bdi>{row.receiver || digits(row.phone, language)}</bdi>
              <span className={styles['soft']}>
                {[row.district, row.receiver ? digits(row.phone, language) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          ),
        },
        { id: 'holds', heading: t.holds, cell: (row) => holdsOf(row, t) },
        {
          id: 'amount',
          heading: t.amount,
          align: 'end',
          cell: (row) => (
            <span className={styles['figures']}>
              <span>{row.total === null ? '–' : taka(row.total, language)}</span>
              {row.left !== null && row.left > 0 && row.left !== row.total && (
                <span className={styles['soft']}>{t.left(taka(row.left, language))}</span>
              )}
            </span>
          ),
        },
        {
          id: 'status',
          heading: t.status,
          cell: (row) => (
            <span className={styles['marks']}>
              <StatusPill tone={groupTone(row.group, row.status)}>
                {statuses[row.status] ?? row.status}
              </StatusPill>
              {row.isShort && (
                <Badge tone="wrong" icon="warning">
                  {t.isShort}
                </Badge>
              )}
            </span>
          ),
        },
        {
          id: 'worker',
          heading: t.worker,
          cell: ({ worker }) => {
            if (!worker) return <span className={styles['soft']}>{t.nobody}</span>;
            return (
              <Badge tone={worker.isMe ? 'leaf' : 'moving'} icon="user">
                {worker.isMe ? t.you : worker.name}
              </Badge>
            );
          },
        },
      ]}
    />
  );
}

/** The path of the screen that shows a row. */
function addressOf({ kind, id }: QueueRow): string {
  return `/${kind === 'request' ? 'requests' : 'orders'}/${encodeURIComponent(id)}`;
}

function holdsOf({ kind, lines, prescriptions }: QueueRow, t: Spoken<typeof queueText>): string {
  const parts = [
    lines > 0 && (kind === 'request' ? t.medicines(lines) : t.products(lines)),
    prescriptions > 0 && t.photos(prescriptions),
  ];
  return parts.filter(Boolean).join(' · ');
}

function NothingHere({
  find,
  isWhole,
  onAll,
}: Pick<QueueTableProps, 'find' | 'isWhole' | 'onAll'>) {
  const t = useText(queueText);
  if (isWhole && find === '') {
    return (
      <EmptyState icon="check" title={t.none}>
        {t.noneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={find === '' ? t.noneHere : t.notFound(find)}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t.clear}
        </Button>
      }
    >
      {find === '' ? t.noneHereHint : t.notFoundHint}
    </EmptyState>
  );
}

const minute = 60_000;

/**
 * The waiting time in minutes, hours or days, rounded down. `since` and `now` are in milliseconds.
 */
function waitingWords(since: number, now: number, t: Spoken<typeof queueText>): string {
  const minutes = Math.max(0, Math.floor((now - since) / minute));
  if (minutes < 60) return t.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.hours(hours) : t.days(Math.floor(hours / 24));
}
