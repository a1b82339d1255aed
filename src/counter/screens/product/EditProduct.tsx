import { isRefusedAs } from '#counter/api/problem.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { currentOf } from '#counter/parts/products/current-product.ts';
import { hasProblems, pick, readTyped, typedOf } from '#counter/parts/products/typed-product.ts';
import { say } from '#counter/parts/toast.ts';
import {
  change,
  changedMeanwhile,
  type CounterProduct,
  type ShelfCategory,
} from '#contract/counter/shelves.ts';
import { productFieldNames, type ProductField, type ProductFields } from '#domain/shelf-product.ts';
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
 * The form of a product. It stores the values from when it was opened: if somebody else has changed
 * the same fields since then, the member chooses, and nothing is overwritten or lost (counter-152).
 */
export function EditProduct({ product, categories }: EditProductProps) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const form = useForm({
    endpoint: change,
    draft: `product ${product.id}`,
    initial: () => ({ seen: pick(product), typed: typedOf(product, language) }),
    request({ seen, typed }) {
      const { fields } = readTyped(typed);
      const touched = touchedOf(fields, seen);
      return { id: product.id, before: some(seen, touched), after: some(fields, touched) };
    },
    faults: ({ typed }) => ({ typed: hasProblems(typed) && t.somethingWrong }),
    onDone(saved) {
      form.restart({ seen: pick(saved), typed: typedOf(saved, language) });
      say(t.saved);
    },
  });
  const { seen, typed } = form.values;
  const { fields } = readTyped(typed);
  const touched = touchedOf(fields, seen);
  const current = isRefusedAs(form.problem, changedMeanwhile) ? currentOf(form.problem) : null;
  const disputed = current ? touched.filter((name) => current[name] !== seen[name]) : [];

  function keepMine(theirs: CounterProduct): void {
    form.change({ seen: { ...seen, ...some(pick(theirs), disputed) } });
    form.submit();
  }

  function takeTheirs(theirs: CounterProduct): void {
    form.change({
      typed: { ...typed, ...some(typedOf(theirs, language), disputed) },
      seen: { ...seen, ...some(pick(theirs), disputed) },
    });
    form.reset();
  }

  return (
    <Panel title={t.product}>
      <DraftNotice form={form} />
      <ProductForm form={form} categories={categories}>
        {current && disputed.length > 0 ? (
          <Conflict
            fields={disputed}
            mine={fields}
            theirs={current}
            categories={categories}
            isBusy={form.isBusy}
            onKeepMine={() => keepMine(current)}
            onTakeTheirs={() => takeTheirs(current)}
          />
        ) : (
          <ProblemNotice problem={form.problem} />
        )}
        {form.faults.typed && <Notice tone="error">{form.faults.typed}</Notice>}
        <div className={styles['actions']}>
          <Button
            type="submit"
            busy={form.isBusy}
            disabled={touched.length === 0 && !hasProblems(typed)}
          >
            {t.save}
          </Button>
        </div>
      </ProductForm>
    </Panel>
  );
}

function touchedOf(fields: ProductFields, seen: ProductFields): ProductField[] {
  return productFieldNames.filter((name) => fields[name] !== seen[name]);
}

function some<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const chosen: Partial<Fields> = {};
  for (const name of names) chosen[name] = fields[name];
  return chosen;
}
