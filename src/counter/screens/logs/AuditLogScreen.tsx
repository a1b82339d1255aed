import { call } from '#counter/api/call.ts';
import { usePieces } from '#counter/api/use-pieces.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { useAddressQuery } from '#counter/parts/links.tsx';
import { MorePieces } from '#counter/parts/MorePieces.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/logs.ts';
import { useLanguage, useText } from '#state/language.ts';
import { actorName } from '#text/counter/actors.ts';
import { auditActions, auditActionText } from '#text/counter/audit-actions.ts';
import { logsText } from '#text/counter/logs.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { momentOf } from '#text/dates.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AuditFilter, noFilter, type AuditWords } from './AuditFilter.tsx';
import { AuditDetails, AuditSubject } from './AuditWhat.tsx';
import styles from './Logs.module.css';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The audit log: each action with its member and time (counter-197). */
export function AuditLogScreen() {
  const t = useText(logsText);
  const titles = useText(screenTitles);
  const actions = useText(auditActions);
  const language = useLanguage();
  const [query, changeQuery] = useAddressQuery();
  const filter = filterIn(query);
  const pieces = usePieces([contract.audit.name, filter], (after, signal) =>
    call(contract.audit, { ...filter, after }, { signal }),
  );
  return (
    <>
      <PageHead title={titles.auditLog}>{t.auditIntro}</PageHead>
      <AuditFilter
        key={JSON.stringify(filter)}
        filter={filter}
        onFilter={(words) => changeQuery({ ...words })}
      />
      <QueryState query={pieces}>
        {({ pages }) => (
          <>
            <DataTable
              caption={t.auditCaption}
              rows={pages.flatMap((page) => page.rows)}
              rowKey={({ id }) => String(id)}
              isStale={pieces.isPlaceholderData}
              empty={
                <EmptyState icon="search" title={t.noAudit}>
                  {t.noAuditMore}
                </EmptyState>
              }
              columns={[
                {
                  id: 'action',
                  heading: t.what,
                  isTitle: true,
                  cell: ({ action }) => (
                    <span>
                      {auditActionText(action, actions)}
                      <span lang="en" className={styles['code']}>
                        {action}
                      </span>
                    </span>
                  ),
                },
                { id: 'actor', heading: t.who, cell: ({ actor }) => actorName(actor, language) },
                {
                  id: 'when',
                  heading: t.when,
                  cell: ({ createdAt }) => momentOf(createdAt, language),
                },
                {
                  id: 'subject',
                  heading: t.subject,
                  cell: (entry) => <AuditSubject entry={entry} />,
                },
                {
                  id: 'about',
                  heading: t.details,
                  cell: (entry) => <AuditDetails entry={entry} />,
                },
              ]}
            />
            <MorePieces pieces={pieces} />
          </>
        )}
      </QueryState>
    </>
  );
}

function filterIn(query: URLSearchParams): AuditWords {
  const value = (name: keyof AuditWords) => (query.get(name) ?? noFilter[name]).slice(0, 100);
  const date = (name: 'from' | 'to') => (day.test(value(name)) ? value(name) : '');
  return { who: value('who'), what: value('what'), from: date('from'), to: date('to') };
}
