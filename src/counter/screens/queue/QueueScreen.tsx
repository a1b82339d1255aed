import { useRef } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useSession } from '#counter/api/session.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { UnverifiedPayments } from '#counter/parts/claims/UnverifiedPayments.tsx';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { useAddressQuery } from '#counter/parts/links.tsx';
import { OwnerNotice } from '#counter/parts/OwnerNotice.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { list } from '#contract/counter/queue.ts';
import { workGroups, type WorkCounts } from '#domain/queue.ts';
import { useText } from '#state/language.ts';
import { queueText } from '#text/counter/queue.ts';
import { Button } from '#ui/Button.tsx';
import { FindField } from './FindField.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useNewcomers } from './use-newcomers.ts';
import styles from './Queue.module.css';

const kinds = ['all', 'request', 'order'] as const;
const groups = ['open', ...workGroups] as const;

/** The queue of requests and orders, the oldest first (counter-96 to counter-99). */
export function QueueScreen() {
  const t = useText(queueText);
  const { member } = useSession();
  const [query, changeQuery] = useAddressQuery();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'all';
  const group = groups.find((one) => one === query.get('group')) ?? 'open';
  const find = query.get('find') ?? '';
  const after = query.get('after') ?? '';
  const request = { kind, group, find, after };
  const response = useEndpoint(list, request, { keepsLast: true });
  const fresh = useNewcomers(
    response.isPlaceholderData ? undefined : response.data?.rows,
    JSON.stringify(request),
  );

  /** Moves the focus along the rows; from anywhere else, to the first or the last row. */
  function step(by: number): void {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('tbody [data-open]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const start = by > 0 ? 0 : links.length - 1;
    links[at < 0 ? start : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  }

  useShortcuts([
    { key: 'j', words: t.next, onPress: () => step(1) },
    { key: 'ArrowDown', words: t.next, onPress: () => step(1) },
    { key: 'k', words: t.previous, onPress: () => step(-1) },
    { key: 'ArrowUp', words: t.previous, onPress: () => step(-1) },
    { key: '/', words: t.search, onPress: () => field.current?.focus() },
  ]);

  return (
    <>
      <PageHead title={t.title}>{t.intro}</PageHead>
      {member?.role === 'owner' && <OwnerNotice />}
      {member && member.role !== 'packer' && <UnverifiedPayments />}
      <div className={styles['filters']}>
        {member?.role !== 'packer' && (
          <FilterChips
            label={t.kinds}
            chosen={kind}
            onChoose={(value) =>
              changeQuery({ kind: value === 'all' ? '' : value, after: '', find: '' })
            }
            chips={[
              { value: 'all', words: t.both },
              { value: 'request', words: t.requests },
              { value: 'order', words: t.orders },
            ]}
          />
        )}
        <FilterChips
          label={t.what}
          chosen={group}
          onChoose={(value) =>
            changeQuery({ group: value === 'open' ? '' : value, after: '', find: '' })
          }
          chips={groups.map((value) => ({
            value,
            words: t[value],
            count: countOf(value, response.data?.counts),
          }))}
        />
        <FindField
          key={find}
          ref={field}
          find={find}
          onFind={(typed) => changeQuery({ find: typed, after: '' })}
        />
      </div>
      <div ref={place} className={styles['list']}>
        <QueryState query={response}>
          {({ rows, next }) => (
            <>
              <QueueTable
                rows={rows}
                fresh={fresh}
                isStale={response.isPlaceholderData}
                what={t[group]}
                find={find}
                isWhole={group === 'open' && kind === 'all'}
                onAll={() => changeQuery({ kind: '', group: '', find: '', after: '' })}
              />
              {(next !== '' || after !== '') && (
                <div className={styles['more']}>
                  {after !== '' && (
                    <Button variant="quiet" onClick={() => changeQuery({ after: '' })}>
                      {t.toFirst}
                    </Button>
                  )}
                  {next !== '' && (
                    <Button variant="secondary" onClick={() => changeQuery({ after: next })}>
                      {t.more}
                    </Button>
                  )}
                </div>
              )}
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

/** The count of a group. Work that has ended is not counted. */
function countOf(group: (typeof groups)[number], counts: WorkCounts | undefined) {
  if (!counts || group === 'done') return undefined;
  if (group !== 'open') return counts[group];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
