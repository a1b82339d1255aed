import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Banner, CategoryBannerSet } from '#domain/home.ts';
import type { Category, Product } from '#domain/product.ts';
import { ProductCard } from '#parts/product-card/ProductCard.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Banners } from './Banners.tsx';
import { BannerSet } from './BannerSet.tsx';
import styles from './CategoryRow.module.css';

export interface CategoryRowProps {
  category: Category;
  products: readonly Product[];
  bannerSets: readonly CategoryBannerSet[];
  /** Above the row (catalogue-133). */
  banners: readonly Banner[];
}

/** A category's products with its banner sets beside or above them (catalogue-3, catalogue-5). */
export function CategoryRow({ category, products, bannerSets, banners }: CategoryRowProps) {
  const t = useText(homeText);
  const language = useLanguage();
  const headingId = useId();
  const name = nameOf(category, language);
  const isBeside = bannerSets.some((set) => set.layout === 'vertical');
  return (
    <section aria-labelledby={headingId} className={styles['row']}>
      <Banners label={t.bannerAbove(name)} shape="resort" banners={banners} />
      <header className={styles['header']}>
        <h2 id={headingId} lang={nameLanguage(category, language)}>
          {name}
        </h2>
        <Link
          to="/category/$key"
          params={{ key: category.permalink || category.id }}
          className={styles['all']}
          aria-label={t.seeAllNamed(name)}
        >
          {t.seeAll}
          <Icon name="right" size={16} />
        </Link>
      </header>
      <div className={classes(styles['content'], isBeside && styles['beside'])}>
        {bannerSets.map((set) => (
          <BannerSet
            key={`${set.layout} ${set.banners[0]?.id}`}
            set={set}
            label={t.offersOf(name)}
          />
        ))}
        <ul className={styles['products']}>
          {products.map((product) => (
            <li key={product.id} className={styles['product']}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
