import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { galleryQuery, picturesPerPage } from '#api/gallery.ts';
import { isBeyondLast } from '#contract/page-count.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { galleryText } from '#text/gallery.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager, type PagerLook } from '#ui/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import { GalleryPage } from './GalleryPage.tsx';
import styles from './GalleryScreen.module.css';

const NoSuchPage = lazyPart(
  async () => (await import('#parts/no-such-page/NoSuchPage.tsx')).NoSuchPage,
  { Failed: null },
);

const Lightbox = lazyPart(() => import('./Lightbox.tsx').then((loaded) => loaded.Lightbox));

/** The gallery: a page of pictures, each of which can be enlarged (catalogue-98, catalogue-99). */
export function GalleryScreen({ page }: { page: number }) {
  const t = useText(galleryText);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...galleryQuery(page),
    placeholderData: keepPreviousData,
  });
  /** The index of the enlarged picture over all pages, from 0. */
  const [large, setLarge] = useState<number | null>(null);
  const thumbs = useRef(new Map<number, HTMLElement>());
  const returnTo = useRef<number | null>(null);
  usePageTitle(t.title);

  // Returns the focus to the picture that was enlarged last, on whichever page it is.
  useEffect(() => {
    if (large !== null || returnTo.current === null) return;
    const thumb = thumbs.current.get(returnTo.current);
    if (!thumb) return;
    thumb.focus();
    // The previous page's pictures are disabled and cannot take the focus. Try again when the next
    // page has rendered.
    if (document.activeElement === thumb) returnTo.current = null;
  });

  function close(): void {
    if (large === null) return;
    returnTo.current = large;
    setLarge(null);
    const pageOfLarge = pageOf(large);
    if (pageOfLarge === page) return;
    void navigate({
      to: '/gallery',
      search: writePage(pageOfLarge),
      replace: true,
      resetScroll: false,
    });
  }

  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / picturesPerPage);
  const isBeyond = data !== undefined && isBeyondLast(page, data);
  const pageLink = (to: number, look: PagerLook, content: ReactNode) => (
    <Link {...look} to="/gallery" search={writePage(to)}>
      {content}
    </Link>
  );
  return (
    <div className={classes(layout['page'], layout['airy'])}>
      <header className={styles['header']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>{t.lead}</p>
      </header>
      {!data && (isFetching || !error) && <GalleryWaiting />}
      {!data && error && !isFetching && (
        <ListFailed error={error} words={t} onRetry={() => void refetch()} />
      )}
      {isBeyond && <NoSuchPage page={page} pageCount={pageCount} link={pageLink} />}
      {data?.rows.length === 0 && !isBeyond && (
        <EmptyState
          icon="camera"
          title={t.none}
          action={
            <Link to="/branchLocation" className={buttonLook('secondary')}>
              {t.branches}
            </Link>
          }
        >
          {t.noneHint}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <p className={layout['count']} role="status">
            {t.count(total)}
          </p>
          <GalleryPage
            pictures={data.rows}
            first={(page - 1) * picturesPerPage}
            isOutdated={isPlaceholderData}
            thumbs={thumbs}
            onEnlarge={setLarge}
          />
        </>
      )}
      {!isBeyond && (
        <Pager
          page={page}
          pageCount={pageCount}
          labels={{
            pages: t.pages,
            previous: t.previousPage,
            next: t.nextPage,
            page: t.page,
          }}
          format={(at) => digits(at, language)}
          link={pageLink}
        />
      )}
      {large !== null && <Lightbox at={large} total={total} onStep={setLarge} onClose={close} />}
    </div>
  );
}

function pageOf(at: number): number {
  return Math.floor(at / picturesPerPage) + 1;
}

function GalleryWaiting() {
  const t = useText(galleryText);
  return (
    <div role="status" aria-label={t.waiting} className={styles['waiting']}>
      {Array.from({ length: picturesPerPage }, (_, at) => (
        <Skeleton key={at} className={styles['waitingPicture']} />
      ))}
    </div>
  );
}
