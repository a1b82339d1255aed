import { useState } from 'react';
import { isRefusedAs } from '#counter/api/problem.ts';
import { useChange } from '#counter/api/use-change.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { currentOf } from '#counter/parts/products/current-product.ts';
import { pick, readTyped, typedOf } from '#counter/parts/products/typed-product.ts';
import { say } from '#counter/parts/toast.ts';
import {
  change,
  changedMeanwhile,
  type CounterProduct,
  type ShelfCategory,
} from '#contract/counter/shelves.ts';
import { productFieldNames, type ProductFields } from '#domain/shelf-product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Conflict } from './Conflict.tsx';
import { ProductForm } from './ProductForm.tsx';
import styles from './ProductScreen.module.css';

export interface EditProductProps {
  product: CounterProduct;
  categories: readonly ShelfCategory[];
}

/**
 * The fields of a product. What was seen when the form was opened stays with it: what somebody else
 * changes meanwhile is asked about, never written over, and what was typed stays (counter-152).
 */
export function EditProduct({ product, categories }: EditProductProps) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const form = useKeptForm(`product ${product.id}`, () => ({
    seen: pick(product),
    typed: typedOf(product, language),
  }));
  const { seen, typed } = form.typed;
  const [isChecked, setChecked] = useState(false);
  const saving = useChange(change);
  const { fields, problems } = readTyped(typed);
  const hasProblems = Object.keys(problems).length > 0;
  const touched = productFieldNames.filter((name) => fields[name] !== seen[name]);
  const current = isRefusedAs(saving.error, changedMeanwhile) ? currentOf(saving.error) : null;
  const disputed = current ? touched.filter((name) => current[name] !== seen[name]) : [];

  function save(before: ProductFields = seen): void {
    setChecked(true);
    if (hasProblems || saving.isPending) return;
    saving.mutate(
      { id: product.id, before: some(before, touched), after: some(fields, touched) },
      {
        onSuccess: (saved) => {
          form.beginAnew({ seen: pick(saved), typed: typedOf(saved, language) });
          setChecked(false);
          say(t.saved);
        },
      },
    );
  }

  function takeTheirs(theirs: CounterProduct): void {
    const taken = typedOf(theirs, language);
    form.type({
      typed: { ...typed, ...some(taken, disputed) },
      seen: { ...seen, ...some(pick(theirs), disputed) },
    });
    saving.reset();
  }

  return (
    <Panel title={t.product}>
      <DraftNotice form={form} />
      <ProductForm
        typed={typed}
        onType={(changed) => form.type({ typed: { ...typed, ...changed } })}
        problems={isChecked ? problems : {}}
        categories={categories}
        onSave={() => save()}
      >
        {current && disputed.length > 0 ? (
          <Conflict
            fields={disputed}
            mine={fields}
            theirs={current}
            categories={categories}
            isBusy={saving.isPending}
            onKeepMine={() => {
              const before = { ...seen, ...some(pick(current), disputed) };
              form.type({ seen: before });
              save(before);
            }}
            onTakeTheirs={() => takeTheirs(current)}
          />
        ) : (
          <ProblemNotice problem={saving.error} />
        )}
        {isChecked && hasProblems && <Notice tone="error">{t.somethingWrong}</Notice>}
        <div className={styles['actions']}>
          <Button
            type="submit"
            busy={saving.isPending}
            disabled={touched.length === 0 && !hasProblems}
          >
            {t.save}
          </Button>
        </div>
      </ProductForm>
    </Panel>
  );
}

function some<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const chosen: Partial<Fields> = {};
  for (const name of names) chosen[name] = fields[name];
  return chosen;
}
