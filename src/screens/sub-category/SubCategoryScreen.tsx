import { Link } from '@tanstack/react-router';
import { subCategoryShelf } from '#contract/product-requests.ts';
import type { Category, SubCategory } from '#domain/product.ts';
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

export interface SubCategoryScreenProps extends ShownShelf {
  id: string;
  /** Undefined if this phone has not loaded the categories. */
  category: Category | undefined;
  subCategory: SubCategory | undefined;
  page: number;
  /** The sort order and filters in the address. */
  address: ShelfAddress;
}

/** A sub-category: breadcrumb and products, 20 per page (catalogue-18, catalogue-19). */
export function SubCategoryScreen({
  id,
  category,
  subCategory,
  page,
  address,
  ...shown
}: SubCategoryScreenProps) {
  const { list } = shown;
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
    <div className={layout['page']}>
      <Breadcrumb label={t.breadcrumb} trail={parent ? [home, parent] : [home]} current={name} />
      <div className={layout['heading']}>
        <h1 lang={subCategory && nameLanguage(subCategory, language)}>{name}</h1>
        {list && list.total > 0 && <p className={layout['count']}>{t.productCount(list.total)}</p>}
      </div>
      <ProductList
        label={name}
        shelf={subCategoryShelf(id)}
        address={address}
        {...shown}
        page={page}
        pageLink={(to, look, content) => (
          <Link
            {...look}
            to="/subCategory/$id"
            params={{ id }}
            search={{ ...address, ...writePage(to) }}
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}
