import type { CounterProduct, ShelfCategory } from '#contract/counter/shelves.ts';
import type { ProductField, ProductFields } from '#domain/shelf-product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './ProductScreen.module.css';

export interface ConflictProps {
  fields: readonly ProductField[];
  mine: ProductFields;
  theirs: CounterProduct;
  categories: readonly ShelfCategory[];
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Shows both values of the fields that somebody else has changed too; the member chooses
 * (counter-152).
 */
export function Conflict(props: ConflictProps) {
  const { fields, mine, theirs, categories, isBusy, onKeepMine, onTakeTheirs } = props;
  const t = useText(shelvesText);
  const language = useLanguage();

  function shown(name: ProductField, of: ProductFields): string {
    const value = of[name];
    if (value === null || value === '') return t.empty;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'string') return value;
    if (name === 'listPrice' || name === 'discount') return taka(value, language);
    const all = [...categories, ...categories.flatMap(({ subCategories }) => subCategories)];
    const list = name === 'categoryId' ? categories : all;
    const item = name === 'packPieces' ? null : list.find(({ id }) => id === value);
    if (!item) return wholeNumber(value, language);
    return language === 'bn' ? item.nameBn || item.name : item.name;
  }

  return (
    <Notice tone="warning" live>
      <div className={styles['conflict']}>
        <strong>{t.conflictTitle}</strong>
        <p>{t.conflictHint}</p>
        <dl>
          {fields.map((name) => (
            <div key={name}>
              <dt>{t[name]}</dt>
              <dd>{t.theirs(shown(name, theirs))}</dd>
              <dd>{t.mine(shown(name, mine))}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['actions']}>
          <Button variant="secondary" busy={isBusy} onClick={onKeepMine}>
            {t.keepMine}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
