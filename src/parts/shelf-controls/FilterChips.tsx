import type { ShelfView } from '#domain/shelf-view.ts';
import { filterCount, wholeShelf } from '#domain/shelf-view.ts';
import { useProductWords, useText } from '#state/language.ts';
import { shelfText } from '#text/shelf.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ShelfControls.module.css';
import { useChoose } from './use-choose.ts';

/** The active filters. A tap removes one. */
export function FilterChips({ view }: { view: ShelfView }) {
  const t = useText(shelfText);
  const choose = useChoose();
  const words = useProductWords();
  if (filterCount(view) === 0) return null;

  const chips: { name: string; without: ShelfView }[] = [
    ...view.forms.map((form) => ({
      name: words.form(form),
      without: { ...view, forms: view.forms.filter((one) => one !== form) },
    })),
    ...view.companies.map((company) => ({
      name: words.company(company),
      without: { ...view, companies: view.companies.filter((one) => one !== company) },
    })),
  ];
  if (view.prescription !== 'any') {
    const name = view.prescription === 'none' ? t.chipNoPrescription : t.chipPrescription;
    chips.push({ name, without: { ...view, prescription: 'any' } });
  }
  if (view.isInStock) chips.push({ name: t.inStock, without: { ...view, isInStock: false } });
  if (view.isDiscounted) {
    chips.push({ name: t.discounted, without: { ...view, isDiscounted: false } });
  }
  return (
    <ul className={styles['chips']} aria-label={t.chosen}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={t.removeFilter(name)}
            onClick={() => choose(without)}
          >
            {name}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={styles['clear']}
            onClick={() => choose({ ...wholeShelf, sort: view.sort })}
          >
            {t.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}
