import { useState, type ReactNode } from 'react';
import { requestsPerPage, requestsQuestion } from '#api/request-history.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import { useWhenSent } from '#parts/letters/use-when-sent.ts';
import { PagedAnswer } from '#parts/profile/PagedAnswer.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RequestCard } from './RequestCard.tsx';
import styles from './SentRequests.module.css';

/** The request orders that the pharmacy has, a page at a time (S2 §2); asked again when this phone has delivered one. */
export function SentRequests({
  start,
}: {
  /** Where there is none: the way to the first. */ start?: ReactNode;
}) {
  const t = useText(requestHistoryText);
  const [page, setPage] = useState(1);
  const requests = usePrivate(requestsQuestion(page));
  useWhenSent(isRequest, requests.refetch);
  return (
    <PagedAnswer
      of={requests}
      waiting={t.waiting}
      failed={t.failed}
      page={page}
      perPage={requestsPerPage}
      onPage={setPage}
      empty={<EmptyState icon="prescription" title={t.none} action={start} />}
    >
      {(rows) => (
        <ul className={styles['requests']}>
          {rows.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
    </PagedAnswer>
  );
}

function isRequest(letter: Letter): boolean {
  return letter.kind === 'request-order';
}
