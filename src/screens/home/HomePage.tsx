import type { Category } from '#domain/product.ts';
import type { Home } from '#domain/home.ts';
import { Banners } from './Banners.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './HomePage.module.css';

/** How many categories the grid shows (S1 §9). */
const shownCategories = 8;

/** The home page, ready: banners, categories, notices, a row per category, the resort banners (S1 §2). */
export function HomePage({ home }: { home: Home }) {
  const t = useText(homeText);
  const named = new Map(home.categories.map((category) => [category.id, category]));
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <VisuallyHidden>{t.title}</VisuallyHidden>
      </h1>
      <Banners label={t.banners} shape="main" banners={home.banners} isFirst />
      <CategoryGrid categories={home.categories.slice(0, shownCategories)} />
      <NoticeBar notices={home.notices} />
      {home.rows.map((row) => (
        <CategoryRow
          key={row.categoryId}
          category={named.get(row.categoryId) ?? categoryOf(row)}
          products={row.products}
          bannerSets={home.bannerSets.filter((set) => set.categoryId === row.categoryId)}
        />
      ))}
      <Banners label={t.resortBanners} shape="resort" banners={home.resortBanners} />
    </div>
  );
}

/** A row may be of a sub-category, which the list of categories does not name: its products do. */
function categoryOf({ categoryId, products }: Home['rows'][number]): Category {
  const name = products[0]?.categoryName ?? '';
  return { id: categoryId, name, nameBn: '', image: '', permalink: '' };
}
