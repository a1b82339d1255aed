import { useEffect, useRef, useState } from 'react';
import type { Home } from '#domain/home.ts';
import type { Category } from '#domain/product.ts';
import { screenNowStands } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { Button } from '#ui/Button.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import styles from './HomePage.module.css';

/**
 * The number of rows on a phone before the customer taps "more". The style sheet hides the rest.
 */
const rowsAtFirst = 3;

/**
 * A row of products for each category that the shop has chosen, with its banner sets (catalogue-1,
 * catalogue-4).
 */
export function CategoryRows({ home }: { home: Home }) {
  const t = useText(homeText);
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const named = new Map(home.categories.map((category) => [category.id, category]));
  const further = home.rows.length - rowsAtFirst;

  useEffect(screenNowStands, []);

  // The tapped button is removed, so move the focus to the first new row.
  useEffect(() => {
    if (!isWhole) return;
    const next = place.current?.children[rowsAtFirst];
    next?.querySelector('a')?.focus({ preventScroll: true });
  }, [isWhole]);

  return (
    <div ref={place} className={styles['rows']} data-whole={isWhole ? '' : undefined}>
      {home.rows.map((row) => (
        <CategoryRow
          key={row.categoryId}
          category={named.get(row.categoryId) ?? categoryOf(row)}
          products={row.products}
          banners={row.banners ?? []}
          bannerSets={home.bannerSets.filter((set) => set.categoryId === row.categoryId)}
        />
      ))}
      {further > 0 && !isWhole && (
        <div className={styles['more']}>
          <Button variant="secondary" wide onClick={() => setWhole(true)}>
            {t.moreShelves(further)}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * A row may be of a sub-category, which is not in the list of categories. Its name is then taken
 * from its products.
 */
function categoryOf({ categoryId, products }: Home['rows'][number]): Category {
  const name = products[0]?.categoryName ?? '';
  return { id: categoryId, name, nameBn: '', image: '', permalink: '' };
}
