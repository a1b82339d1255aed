import { useState } from 'react';
import { requestsPerPage, requestsQuestion } from '#api/request-history.ts';
import { Answered } from '#parts/profile/Answered.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { RequestCard } from '#parts/request-card/RequestCard.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { profileLinksText } from '#text/profile.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import styles from './PurchasedRequests.module.css';

/** The request orders that the pharmacy has (decisions, "Routes"). */
export function PurchasedRequests() {
  const t = useText(requestHistoryText);
  const links = useText(profileLinksText);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const requests = usePrivate(requestsQuestion(page));
  return (
    <Answered of={requests} waiting={t.waiting} failed={t.failed}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <EmptyState icon="prescription" title={t.none} />
        ) : (
          <>
            <ul className={styles['requests']}>
              {rows.map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pageCount={Math.ceil(total / requestsPerPage)}
              labels={{
                pages: links.pages,
                previous: links.previous,
                next: links.next,
                page: links.page,
              }}
              format={(at) => digits(at, language)}
              onPage={setPage}
            />
          </>
        )
      }
    </Answered>
  );
}
