import type { ReactNode } from 'react';
import { requestsPerPage, requestsQuery } from '#api/requests.ts';
import { isUnderWay } from '#domain/order.ts';
import { quoteFace } from '#domain/request-quote.ts';
import type { Submission } from '#domain/submission.ts';
import { useWhenSent } from '#parts/submissions/use-when-sent.ts';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useText } from '#state/language.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { PagerProps } from '#ui/Pager.tsx';
import { RequestCard } from './RequestCard.tsx';
import styles from './SentRequests.module.css';

interface SentRequestsProps {
  /** The page, from 1. */
  page: number;
  /** Creates a link to a page. */
  link: NonNullable<PagerProps['link']>;
  /** The link to the request form, shown if there are no requests. */
  start?: ReactNode;
}

/**
 * The request orders that the pharmacy has received, by page (customer-area-96). Refetched after
 * this phone has delivered one (customer-area-101).
 */
export function SentRequests({ page, link, start }: SentRequestsProps) {
  const t = useText(requestHistoryText);
  const requests = usePrivateQuery(requestsQuery(page), ({ rows }) => rows.some(isUnderWay));
  useWhenSent(isRequest, requests.refetch);
  return (
    <PagedPrivateData
      of={requests}
      waiting={t.waiting}
      failed={t.failed}
      page={page}
      perPage={requestsPerPage}
      link={link}
      empty={<EmptyState icon="prescription" title={t.none} action={start} />}
    >
      {(rows) => {
        const firstToAccept = rows.find((row) => quoteFace(row, true).kind === 'to-accept');
        return (
          <ul className={styles['requests']}>
            {rows.map((request) => (
              <li key={request.id}>
                <RequestCard
                  request={request}
                  acceptVariant={request === firstToAccept ? 'primary' : 'secondary'}
                  onChanged={requests.refetch}
                />
              </li>
            ))}
          </ul>
        );
      }}
    </PagedPrivateData>
  );
}

function isRequest(submission: Submission): boolean {
  return submission.kind === 'request-order';
}
