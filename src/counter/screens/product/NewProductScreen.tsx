import { isRefusedAs } from '#counter/api/problem.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { currentOf } from '#counter/parts/products/current-product.ts';
import {
  emptyProduct,
  hasProblems,
  readTyped,
  typedOf,
} from '#counter/parts/products/typed-product.ts';
import { say } from '#counter/parts/toast.ts';
import { add, list, productThere } from '#contract/counter/shelves.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ProductForm } from './ProductForm.tsx';
import styles from './ProductScreen.module.css';

/** Adds a new product to the shop (counter-154). */
export function NewProductScreen() {
  const t = useText(shelvesText);
  const language = useLanguage();
  const go = useGo();
  const form = useForm({
    endpoint: add,
    draft: 'product new',
    initial: () => ({
      typed: typedOf(emptyProduct, language),
      stock: '',
      /** The idempotency key: a repeated submission does not add a second product. */
      key: crypto.randomUUID(),
    }),
    request: ({ typed, stock, key }) => ({
      key,
      fields: readTyped(typed).fields,
      stock: wholeTyped(stock) ?? 0,
    }),
    faults: ({ typed, stock }) => ({
      typed: hasProblems(typed) && t.somethingWrong,
      stock: !((wholeTyped(stock) ?? 0) >= 0) && t.notANumber,
    }),
    onDone({ id }) {
      form.restart();
      say(t.added);
      go(`/products/${id}`, { replace: true });
    },
  });
  const shelves = useEndpoint(list, { query: '', categoryId: 0, filter: 'waiting', page: 1 });
  const there = isRefusedAs(form.problem, productThere) ? currentOf(form.problem) : null;

  return (
    <>
      <PageHead title={t.newProduct} back={{ to: '/products', words: t.back }} />
      <Panel title={t.product}>
        <DraftNotice form={form} />
        <ProductForm form={form} categories={shelves.data?.categories ?? []}>
          <TextField label={t.stock} inputMode="numeric" {...form.field('stock')} />
          <ProblemNotice problem={form.problem} />
          {there && (
            <p>
              <ScreenLink to={`/products/${there.id}`}>{t.openThere}</ScreenLink>
            </p>
          )}
          {(form.faults.typed || form.faults.stock) && (
            <Notice tone="error">{t.somethingWrong}</Notice>
          )}
          <div className={styles['actions']}>
            <Button type="submit" busy={form.isBusy}>
              {t.add}
            </Button>
          </div>
        </ProductForm>
      </Panel>
    </>
  );
}
