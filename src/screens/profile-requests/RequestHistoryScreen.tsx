import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { requestsPerPage, requestsQuestion } from '#api/request-history.ts';
import { theShop } from '#domain/shop.ts';
import { LettersHere } from '#parts/letters/LettersHere.tsx';
import { useLetters } from '#parts/letters/use-letters.ts';
import { Answered } from '#parts/profile/Answered.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { profileLinksText } from '#text/profile.ts';
import { requestsText } from '#text/requests.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { RequestCard } from '#parts/request-card/RequestCard.tsx';
import styles from './RequestHistoryScreen.module.css';

/** Request History: what this phone still has to tell on top, then what the pharmacy has (S2 §2). */
export function RequestHistoryScreen() {
  const t = useText(requestsText);
  const words = useText(requestHistoryText);
  const links = useText(profileLinksText);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const requests = usePrivate(requestsQuestion(page));
  const { letters } = useLetters();
  const arrived = letters.filter(
    (letter) => letter.kind === 'request-order' && letter.state === 'sent',
  ).length;
  const { refetch } = requests;
  usePageTitle(t.historyTitle);

  // The outside world: the outbox has delivered something, so the list is not the last word.
  useEffect(() => {
    if (arrived > 0) refetch();
  }, [arrived, refetch]);

  return (
    <div className={styles['screen']}>
      <h1>{t.historyTitle}</h1>
      <LettersHere />
      <section aria-labelledby="requests-at-the-pharmacy" className={styles['screen']}>
        <h2 id="requests-at-the-pharmacy">{words.sentTitle}</h2>
        <Answered of={requests} waiting={words.waiting} failed={words.failed}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <EmptyState
                icon="prescription"
                title={words.none}
                action={
                  <Link to="/order" className={buttonLook('primary')}>
                    {t.historyStart}
                  </Link>
                }
              />
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
      </section>
      <Notice tone="info">{t.historyCall(theShop().phone.shown)}</Notice>
    </div>
  );
}
