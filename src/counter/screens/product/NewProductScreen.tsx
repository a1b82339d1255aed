import { useState } from 'react';
import { isRefusedAs } from '#counter/api/problem.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useChange } from '#counter/api/use-change.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useKeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { currentOf } from '#counter/parts/products/current-product.ts';
import { emptyProduct, readTyped, typedOf } from '#counter/parts/products/typed-product.ts';
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

/** A product that the shop did not have (counter-154). */
export function NewProductScreen() {
  const t = useText(shelvesText);
  const language = useLanguage();
  const go = useGo();
  const form = useKeptForm('product new', () => ({
    typed: typedOf(emptyProduct, language),
    stock: '',
    /** The same product, however often it is sent. */
    key: crypto.randomUUID(),
  }));
  const { typed, stock, key } = form.typed;
  const [isChecked, setChecked] = useState(false);
  const shelves = useEndpoint(list, { query: '', categoryId: 0, filter: 'waiting', page: 1 });
  const adding = useChange(add);
  const there = isRefusedAs(adding.error, productThere) ? currentOf(adding.error) : null;
  const { fields, problems } = readTyped(typed);
  const units = wholeTyped(stock) ?? 0;
  const isStockOdd = !(units >= 0);
  const hasProblems = Object.keys(problems).length > 0 || isStockOdd;

  function save(): void {
    setChecked(true);
    if (hasProblems || adding.isPending) return;
    adding.mutate(
      { key, fields, stock: units },
      {
        onSuccess: ({ id }) => {
          form.beginAnew();
          say(t.added);
          go(`/products/${id}`, { replace: true });
        },
      },
    );
  }

  return (
    <>
      <PageHead title={t.newProduct} back={{ to: '/products', words: t.back }} />
      <Panel title={t.product}>
        <DraftNotice form={form} />
        <ProductForm
          typed={typed}
          onType={(changed) => form.type({ typed: { ...typed, ...changed } })}
          problems={isChecked ? problems : {}}
          categories={shelves.data?.categories ?? []}
          onSave={save}
        >
          <TextField
            label={t.stock}
            inputMode="numeric"
            value={stock}
            onChange={(units) => form.type({ stock: units })}
            error={isChecked && isStockOdd ? t.notANumber : null}
          />
          <ProblemNotice problem={adding.error} />
          {there && (
            <p>
              <ScreenLink to={`/products/${there.id}`}>{t.openThere}</ScreenLink>
            </p>
          )}
          {isChecked && hasProblems && <Notice tone="error">{t.somethingWrong}</Notice>}
          <div className={styles['actions']}>
            <Button type="submit" busy={adding.isPending}>
              {t.add}
            </Button>
          </div>
        </ProductForm>
      </Panel>
    </>
  );
}
