import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { facetsQuery } from '#api/filtered-shelf.ts';
import type { Shelf } from '#contract/product-requests.ts';
import type { ShelfView } from '#domain/shelf-view.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { shelfText } from '#text/shelf.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ChoiceGroup, Counted } from './ChoiceGroup.tsx';
import styles from './FilterForm.module.css';
import { RadioGroup } from './RadioGroup.tsx';

interface FilterFormProps {
  shelf: Shelf;
  view: ShelfView;
  onChange: (view: ShelfView) => void;
}

/** All filters of a shelf, each with its number of products. */
export function FilterForm({ shelf, view, onChange }: FilterFormProps) {
  const t = useText(shelfText);
  const words = useProductWords();
  const language = useLanguage();
  const facets = useQuery({ ...facetsQuery(shelf, view), placeholderData: keepPreviousData });

  if (!facets.data && facets.isError) {
    return (
      <div className={styles['failed']}>
        <p>{t.failed}</p>
        <Button variant="secondary" onClick={() => void facets.refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  }
  if (!facets.data) {
    return (
      <div role="status" aria-label={t.loading} className={styles['waiting']}>
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    );
  }
  const { inStock, discounted, withoutPrescription, prescriptionNeeded, forms, companies } =
    facets.data;
  const count = (number: number) => digits(number, language);
  return (
    <div className={styles['form']}>
      <ChoiceGroup
        label={t.availability}
        choices={[
          { value: 'stock', name: t.inStock, count: inStock },
          { value: 'off', name: t.discounted, count: discounted },
        ]}
        chosen={[view.isInStock ? 'stock' : '', view.isDiscounted ? 'off' : '']}
        onChange={(chosen) =>
          onChange({
            ...view,
            isInStock: chosen.includes('stock'),
            isDiscounted: chosen.includes('off'),
          })
        }
      />
      <RadioGroup
        label={t.prescription}
        value={view.prescription}
        options={[
          { value: 'any', label: t.prescriptionAny },
          {
            value: 'none',
            label: <Counted name={t.prescriptionNone} count={count(withoutPrescription)} />,
          },
          {
            value: 'needed',
            label: <Counted name={t.prescriptionNeeded} count={count(prescriptionNeeded)} />,
          },
        ]}
        onChange={(prescription) => onChange({ ...view, prescription })}
      />
      <ChoiceGroup
        label={t.form}
        choices={forms.map(({ name, count: number }) => ({
          value: name,
          name: words.form(name),
          count: number,
        }))}
        chosen={view.forms}
        onChange={(chosen) => onChange({ ...view, forms: chosen })}
      />
      <ChoiceGroup
        label={t.company}
        choices={companies.map(({ name, count: number }) => ({
          value: name,
          name: words.company(name),
          count: number,
        }))}
        chosen={view.companies}
        onChange={(chosen) => onChange({ ...view, companies: chosen })}
      />
    </div>
  );
}
