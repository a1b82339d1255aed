import { DataTable } from '#counter/parts/DataTable.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import type { ImportRow, ImportState } from '#contract/counter/imports.ts';
import { useLanguage, useText } from '#state/language.ts';
import { importsText } from '#text/counter/imports.ts';
import { refusedLineText } from '#text/counter/refused-lines.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './ImportScreen.module.css';

type Value = ImportRow['differences'][number]['before'];

/** The first products that change, with their values before and after. */
export function PlannedRows({ rows, state }: { rows: readonly ImportRow[]; state: ImportState }) {
  const t = useText(importsText);
  return (
    <div className={styles['panel']}>
      {rows.length < state.rows && <p className={styles['soft']}>{t.firstRows}</p>}
      <DataTable
        caption={t.whatChanges}
        rows={rows}
        rowKey={({ position }) => String(position)}
        empty={
          <EmptyState icon="check" title={t.nothingChanges}>
            {t.nothingChangesHint}
          </EmptyState>
        }
        columns={[
          {
            id: 'product',
            heading: t.product,
            isTitle: true,
            cell: ({ name, externalId }) => (
              <>
                <div>{name}</div>
                <div className={styles['soft']}>{externalId}</div>
              </>
            ),
          },
          { id: 'kind', heading: t.kind, cell: ({ kind }) => <Kind kind={kind} /> },
          {
            id: 'differences',
            heading: t.beforeAfter,
            cell: ({ kind, differences }) => (
              <ul className={styles['differences']}>
                {differences.map((difference) => (
                  <li key={difference.field}>
                    <Difference {...difference} isNew={kind === 'new'} />
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}

function Kind({ kind }: Pick<ImportRow, 'kind'>) {
  const t = useText(importsText);
  if (kind === 'new') return <StatusPill tone="done">{t.kindNew}</StatusPill>;
  if (kind === 'changed') return <StatusPill tone="moves">{t.kindChanged}</StatusPill>;
  return <StatusPill tone="over">{t.kindRemoved}</StatusPill>;
}

function Difference(props: { field: string; before: Value; after: Value; isNew: boolean }) {
  const { field, before, after, isNew } = props;
  const t = useText(shelvesText);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = { ...fieldNames(t) };
  function shown(value: Value): string {
    if (value === null || value === '') return t.empty;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'string') return value;
    if (field === 'listPrice' || field === 'discount') return taka(value, language);
    return Number.isInteger(value) ? wholeNumber(value, language) : String(value);
  }
  return (
    <>
      {names[field] ?? field}: {!isNew && <>{shown(before)} → </>}
      <strong>{shown(after)}</strong>
    </>
  );
}

function fieldNames(t: ReturnType<typeof useText<typeof shelvesText>>) {
  return {
    name: t.name,
    nameBn: t.nameBn,
    strength: t.strength,
    genericName: t.genericName,
    genericNameBn: t.genericNameBn,
    form: t.form,
    company: t.company,
    listPrice: t.price,
    discount: t.discount,
    discountPercent: t.discountPercent,
    stock: t.stock,
    packName: t.packName,
    packPieces: t.packPieces,
    isPrescriptionRequired: t.isPrescriptionRequired,
    image: t.image,
    details: t.details,
    permalink: t.permalink,
    category: t.category,
    searchWords: t.searchWords,
  };
}

/** The lines that the import leaves out, with the reasons. */
export function RefusedLines({ state }: { state: ImportState }) {
  const t = useText(importsText);
  const language = useLanguage();
  return (
    <div className={styles['panel']}>
      {state.refusedLines.length < state.refused && (
        <p className={styles['soft']}>{t.firstRefused}</p>
      )}
      <DataTable
        caption={t.refusedLines}
        rows={state.refusedLines}
        rowKey={({ line, sentence }) => `${line} ${sentence}`}
        empty={null}
        columns={[
          {
            id: 'line',
            heading: t.line,
            align: 'end',
            cell: ({ line }) => (line > 0 ? wholeNumber(line, language) : '–'),
          },
          {
            id: 'why',
            heading: t.why,
            cell: ({ sentence }) => refusedLineText(sentence, language),
          },
        ]}
      />
    </div>
  );
}
