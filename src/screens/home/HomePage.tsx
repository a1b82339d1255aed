import { useDeferredValue } from 'react';
import type { Home } from '#domain/home.ts';
import { Banners } from './Banners.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './HomePage.module.css';

/** The rows are below the first view, so the code of their cards and steppers loads after it. */
const CategoryRows = lazyPart(async () => (await import('./CategoryRows.tsx')).CategoryRows, {
  Waiting: RowsToCome,
  Failed: null,
});

/** The number of categories in the grid (catalogue-2). */
const shownCategories = 8;

/**
 * The home page with its data: banners, categories, notices, a row per category, the resort banners
 * (catalogue-1).
 */
export function HomePage({ home }: { home: Home }) {
  const t = useText(homeText);
  // Deferred, so that rendered rows are not replaced by a fallback while their code is still
  // loading.
  const homeOfRows = useDeferredValue(home);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <VisuallyHidden>{t.title}</VisuallyHidden>
      </h1>
      <Banners label={t.banners} shape="main" banners={home.banners} isFirst />
      <CategoryGrid categories={home.categories.slice(0, shownCategories)} />
      <NoticeBar notices={home.notices} />
      <CategoryRows home={homeOfRows} />
      <Banners label={t.resortBanners} shape="resort" banners={home.resortBanners} />
    </div>
  );
}

function RowsToCome() {
  return <div className={styles['rowsToCome']} />;
}
