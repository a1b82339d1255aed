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

/** The rows lie below the first view: their cards, steppers and words come right after it. */
const CategoryRows = lazyPart(async () => (await import('./CategoryRows.tsx')).CategoryRows, {
  Waiting: RowsToCome,
  Failed: null,
});

/** How many categories the grid shows (catalogue-2). */
const shownCategories = 8;

/** The home page, ready: banners, categories, notices, a row per category, the resort banners (catalogue-1). */
export function HomePage({ home }: { home: Home }) {
  const t = useText(homeText);
  // In its own time: rows that stand already are not drawn anew because their code is still on its way.
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
