import type { Home } from '#domain/home.ts';
import type { Category } from '#domain/product.ts';
import { CategoryRow } from './CategoryRow.tsx';

/** A row of products for each category that the shop chose, with its banner sets (S1 §2). */
export function CategoryRows({ home }: { home: Home }) {
  const named = new Map(home.categories.map((category) => [category.id, category]));
  return home.rows.map((row) => (
    <CategoryRow
      key={row.categoryId}
      category={named.get(row.categoryId) ?? categoryOf(row)}
      products={row.products}
      bannerSets={home.bannerSets.filter((set) => set.categoryId === row.categoryId)}
    />
  ));
}

/** A row may be of a sub-category, which the list of categories does not name: its products do. */
function categoryOf({ categoryId, products }: Home['rows'][number]): Category {
  const name = products[0]?.categoryName ?? '';
  return { id: categoryId, name, nameBn: '', image: '', permalink: '' };
}
