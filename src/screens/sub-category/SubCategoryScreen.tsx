import { Link } from '@tanstack/react-router';
import { pageSizes } from '#api/products.ts';
import type { Category, Product, SubCategory } from '#domain/product.ts';
import { ProductList } from '#parts/product-list/ProductList.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productsText } from '#text/products.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import styles from './SubCategoryScreen.module.css';

export interface SubCategoryScreenProps {
  id: string;
  /** Undefined where this phone does not know the categories. */
  category: Category | undefined;
  subCategory: SubCategory | undefined;
  products: readonly Product[];
  total: number;
  page: number;
}

/** A sub-category: where it stands and its products, 20 on a page (S1 §2). */
export function SubCategoryScreen({
  id,
  category,
  subCategory,
  products,
  total,
  page,
}: SubCategoryScreenProps) {
  const t = useText(productsText);
  const language = useLanguage();
  const name = subCategory ? nameOf(subCategory, language) : t.subCategory;
  usePageTitle(name);

  const home = { key: 'home', link: <Link to="/">{t.home}</Link> };
  const parent = category && {
    key: 'category',
    link: (
      <Link
        to="/category/$key"
        params={{ key: category.permalink || category.id }}
        lang={nameLanguage(category, language)}
      >
        {nameOf(category, language)}
      </Link>
    ),
  };
  return (
    <div className={styles['page']}>
      <Breadcrumb label={t.breadcrumb} trail={parent ? [home, parent] : [home]} current={name} />
      <div className={styles['heading']}>
        <h1 lang={subCategory && nameLanguage(subCategory, language)}>{name}</h1>
        {total > 0 && <p className={styles['count']}>{t.productCount(total)}</p>}
      </div>
      <ProductList
        label={name}
        products={products}
        total={total}
        page={page}
        pageSize={pageSizes.subCategory}
        pageLink={(to, look, content) => (
          <Link {...look} to="/subCategory/$id" params={{ id }} search={writePage(to)}>
            {content}
          </Link>
        )}
      />
    </div>
  );
}
