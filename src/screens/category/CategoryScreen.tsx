import { Link } from '@tanstack/react-router';
import { categoryShelf } from '#contract/product-requests.ts';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey, subCategoriesOf } from '#domain/product.ts';
import type { ShelfAddress } from '#domain/shelf-address.ts';
import { ProductList } from '#parts/product-list/ProductList.tsx';
import type { ShownShelf } from '#parts/product-list/use-shown-shelf.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productsText } from '#text/products.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import layout from '#ui/page.module.css';
import styles from './CategoryScreen.module.css';

export interface CategoryScreenProps extends ShownShelf {
  /** The id or the permalink in the address. */
  categoryKey: string;
  /**
   * Contains the names of the category and its sub-categories. Undefined if this phone has not
   * loaded them.
   */
  shelves: Shelves | undefined;
  page: number;
  /** The sort order and filters in the address. */
  address: ShelfAddress;
}

/**
 * A category: breadcrumb, sub-categories, and products, 24 per page (catalogue-17, catalogue-19).
 */
export function CategoryScreen({
  categoryKey,
  shelves,
  page,
  address,
  ...shown
}: CategoryScreenProps) {
  const { list } = shown;
  const t = useText(productsText);
  const language = useLanguage();
  const category = categoryByKey(shelves?.categories ?? [], categoryKey);
  const subCategories = subCategoriesOf(shelves?.subCategories ?? [], category?.id ?? '');
  const name = category ? nameOf(category, language) : list?.rows[0]?.categoryName || t.category;
  usePageTitle(name);

  return (
    <div className={layout['page']}>
      <Breadcrumb
        label={t.breadcrumb}
        trail={[{ key: 'home', link: <Link to="/">{t.home}</Link> }]}
        current={name}
      />
      <div className={layout['heading']}>
        <h1 lang={category && nameLanguage(category, language)}>{name}</h1>
        {list && list.total > 0 && <p className={layout['count']}>{t.productCount(list.total)}</p>}
      </div>
      {subCategories.length > 0 && (
        <nav aria-label={t.subCategoriesOf(name)}>
          <ul className={styles['chips']}>
            {subCategories.map((subCategory) => (
              <li key={subCategory.id}>
                <Link
                  to="/subCategory/$id"
                  params={{ id: subCategory.id }}
                  className={styles['chip']}
                  lang={nameLanguage(subCategory, language)}
                >
                  {nameOf(subCategory, language)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ProductList
        label={name}
        shelf={categoryShelf(categoryKey)}
        address={address}
        {...shown}
        page={page}
        pageLink={(to, look, content) => (
          <Link
            {...look}
            to="/category/$key"
            params={{ key: categoryKey }}
            search={{ ...address, ...writePage(to) }}
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}
