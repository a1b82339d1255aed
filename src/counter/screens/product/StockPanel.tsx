import { Panel } from '#counter/parts/Panel.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import type { CounterProduct } from '#contract/counter/shelves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { momentOf } from '#text/dates.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './ProductScreen.module.css';

/** The current stock, and its changes by hand or by a file with who made them (counter-157). */
export function StockPanel({
  product,
  onChange,
}: {
  product: CounterProduct;
  onChange: () => void;
}) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const { stock, stockChanges } = product;
  const signed = (units: number) =>
    units > 0 ? `+${wholeNumber(units, language)}` : wholeNumber(units, language);
  const kinds = { difference: t.difference, count: t.count, import: t.byImport };
  return (
    <Panel
      title={t.stock}
      actions={
        <Button variant="secondary" onClick={onChange}>
          {t.updateStock}
        </Button>
      }
    >
      <div className={styles['panel']}>
        <p className={classes(styles['stock'], stock === 0 && styles['none'])}>
          {stock === 0 ? t.none : wholeNumber(stock, language)}
        </p>
        <DataTable
          caption={t.stockChanges}
          rows={stockChanges}
          rowKey={({ id }) => String(id)}
          empty={<p className={styles['soft']}>{t.noStockChanges}</p>}
          columns={[
            {
              id: 'when',
              heading: t.when,
              cell: ({ at, actor, kind }) => (
                <>
                  <div>{momentOf(at, language)}</div>
                  <div className={styles['soft']}>
                    {actor}, {kinds[kind]}
                  </div>
                </>
              ),
            },
            {
              id: 'change',
              heading: t.change,
              align: 'end',
              cell: ({ units }) => signed(units),
            },
            {
              id: 'after',
              heading: t.stockAfter,
              align: 'end',
              cell: ({ stock: after }) => wholeNumber(after, language),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
