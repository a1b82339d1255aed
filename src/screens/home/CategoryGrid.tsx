import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { imageUrl } from '#domain/picture.ts';
import type { Category } from '#domain/product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CategoryGrid.module.css';

/** Shop By Category: each tile links to /category/{id} (catalogue-2). */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const t = useText(homeText);
  const language = useLanguage();
  const headingId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles['section']}>
      <h2 id={headingId}>{t.shopByCategory}</h2>
      <ul className={styles['grid']}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to="/category/$key" params={{ key: category.id }} className={styles['category']}>
              <CategoryPicture image={category.image} />
              <span className={styles['name']} lang={nameLanguage(category, language)}>
                {nameOf(category, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryPicture({ image }: { image: string }) {
  const source = imageUrl('Banner', 'Small', image);
  return (
    <span className={styles['frame']}>
      {source ? (
        <img src={source} alt="" width={96} height={96} loading="lazy" decoding="async" />
      ) : (
        <Icon name="leaf" size={32} />
      )}
    </span>
  );
}
