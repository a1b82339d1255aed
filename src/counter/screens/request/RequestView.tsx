import { useState } from 'react';
import { fileAddress } from '#counter/api/call.ts';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { useWork } from '#counter/parts/work/use-work.ts';
import { PhotoViewer } from '#counter/parts/viewer/PhotoViewer.tsx';
import { requestTone } from '#counter/parts/work-tones.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { photoPath } from '#contract/counter/requests.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits } from '#text/numbers.ts';
import { requestStatusText } from '#text/request-status.ts';
import { AcceptPanel } from './AcceptPanel.tsx';
import type { Matches } from './quote-draft.ts';
import type { Done } from './QuotedView.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { ReadQuote } from './ReadQuote.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { ShortNotice } from './ShortNotice.tsx';
import styles from './Request.module.css';

interface RequestViewProps {
  request: CounterRequest;
  matches: Matches;
  /** The catalogue's matches are still loading. */
  isMatching: boolean;
  onDone: (done: Done) => void;
}

/** A request with all its details. */
export function RequestView({ request, matches, isMatching, onDone }: RequestViewProps) {
  const t = useText(counterRequestText);
  const statuses = useText(requestStatusText);
  const language = useLanguage();
  const { id, worker, canBeAnswered } = request;
  const work = useWork({ kind: 'request', id, worker, isToDo: canBeAnswered });
  const [shown, show] = useState<'photos' | 'medicines'>('medicines');
  const photos = request.photos.map((photo) => ({
    ...photo,
    address: fileAddress(photoPath(request.id, photo.id)),
  }));
  return (
    <>
      <PageHead
        title={t.title(digits(request.number, language))}
        back={{ to: '/queue', words: t.back }}
        beside={
          <StatusPill tone={requestTone(request.status)}>{statuses[request.status]}</StatusPill>
        }
      >
        {t.came(momentOf(request.createdAt, language))}
      </PageHead>
      <div className={styles['choice']}>
        <FilterChips
          label={t.views}
          chosen={shown}
          onChoose={show}
          chips={[
            { value: 'medicines', words: t.medicines, count: request.rows.length },
            { value: 'photos', words: t.photos, count: photos.length },
          ]}
        />
      </div>
      {/* Both stay mounted: a photo that is mounted again is fetched again, which the server
          would record as another reading. */}
      <div className={styles['desk']} data-shown={shown}>
        <div className={styles['photos']}>
          <PhotoViewer files={photos} />
        </div>
        <div className={styles['paper']}>
          <ShortNotice request={request} />
          <CustomerPanel request={request} />
          {request.canBeAnswered ? (
            <QuoteForm
              request={request}
              matches={matches}
              isMatching={isMatching}
              work={work}
              onDone={onDone}
            />
          ) : (
            <ReadQuote request={request} />
          )}
          <AcceptPanel request={request} />
          <MovePanel request={request} />
          <RequestHistory request={request} />
        </div>
      </div>
    </>
  );
}
