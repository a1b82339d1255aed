import type { Product } from '#domain/product.ts';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { nameOf } from '#text/names.ts';
import { formWord, productsText } from '#text/products.ts';
import styles from './Information.module.css';

/** The Information tab: name, company, generic name, strength, category, price (S1 §2). */
export function Information({ product }: { product: Product }) {
  const t = useText(productsText);
  const language = useLanguage();
  const facts = [
    { term: t.name, fact: nameOf(product, language) },
    { term: t.company, fact: product.company },
    { term: t.genericName, fact: product.genericName },
    { term: t.strength, fact: product.strength },
    { term: t.form, fact: formWord(product.form, language) },
    { term: t.category, fact: product.categoryName },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ term, fact }) => (
        <div key={term} className={styles['row']}>
          <dt>{term}</dt>
          <dd>{fact || t.unknown}</dd>
        </div>
      ))}
      <div className={styles['row']}>
        <dt>{t.price}</dt>
        <dd>
          <PriceTag product={product} />
        </dd>
      </div>
    </dl>
  );
}
