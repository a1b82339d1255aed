import type { Product } from '#domain/product.ts';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { nameOf } from '#text/names.ts';
import { formWord, measureWords, packWords, productsText } from '#text/products.ts';
import styles from './Information.module.css';

export interface InformationProps {
  product: Product;
  /** The category's name in the reader's language; '' where it is not known. */
  category: string;
}

/** The Information tab: name, company, generic name, strength, category, price (S1 §2). */
export function Information({ product, category }: InformationProps) {
  const t = useText(productsText);
  const language = useLanguage();
  const facts = [
    { term: t.name, fact: nameOf(product, language) },
    { term: t.company, fact: product.company },
    { term: t.genericName, fact: product.genericName },
    { term: t.strength, fact: measureWords(product.strength, language) },
    { term: t.form, fact: formWord(product.form, language) },
    {
      term: t.pack,
      fact: product.pack ? packWords(product.pack, language) : '',
    },
    { term: t.category, fact: category },
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
