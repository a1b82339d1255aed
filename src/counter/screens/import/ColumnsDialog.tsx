import { useUpload } from '#counter/api/use-upload.ts';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import { read, type ColumnQuestion } from '#contract/counter/imports.ts';
import {
  choosableColumns,
  neededColumns,
  type ChoosableColumn,
  type ColumnMapping,
} from '#domain/import-columns.ts';
import { useText } from '#state/language.ts';
import { importColumnsText } from '#text/counter/import-columns.ts';
import { importsText } from '#text/counter/imports.ts';
import { Details } from '#ui/Details.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import styles from './ImportScreen.module.css';

/** The columns of most price lists. The others are in a disclosure. */
const usualColumns: readonly ChoosableColumn[] = choosableColumns.slice(0, 10);
const otherColumns = choosableColumns.slice(usualColumns.length);

/** For each of our columns its heading in the file; '' if the file does not have it. */
type Chosen = Record<ChoosableColumn, string>;

interface Sample {
  key: string;
  /** A cell for each heading. */
  cells: readonly string[];
}

export interface ColumnsDialogProps {
  question: ColumnQuestion;
  file: File;
  /** Removes products that the file does not contain. */
  replaces: boolean;
  /** Called with the import's id. */
  onRead: (id: string) => void;
  onClose: () => void;
}

/**
 * Chooses the columns of a file and sends it again. Shows guesses, and the first rows as they will
 * be read (counter-330).
 */
export function ColumnsDialog({ question, file, replaces, onRead, onClose }: ColumnsDialogProps) {
  const t = useText(importsText);
  const names = useText(importColumnsText);
  const { headings, samples, guesses, signature } = question;
  const reading = useUpload(read, done);
  const form = useForm({
    endpoint: read,
    draft: `columns ${signature.slice(0, 12)}`,
    initial: () => ({ ...nothingChosen, ...guesses }),
    request: requestOf,
    faults: (values) => faultsOf(values, t),
    send: (values) => reading.send(requestOf(values)),
    isBusy: reading.isSending,
    problem: reading.problem,
  });

  function requestOf(values: Chosen) {
    const columns = JSON.stringify(mappingOf(values));
    return { replaces: replaces ? 'true' : 'false', columns, Img: file } as const;
  }

  function done({ id }: { id: string | null }): void {
    if (id === null) return;
    form.restart();
    onRead(id);
  }

  const options = headings.map((heading, at) => ({
    value: heading,
    label: [heading, samplesOf(at)[0]].filter(Boolean).join(' – '),
  }));

  function samplesOf(at: number): string[] {
    return samples.map((row) => row[at] ?? '').filter(Boolean);
  }

  function select(column: ChoosableColumn) {
    const { value, error, onChange } = form.field(column);
    const shown = samplesOf(headings.indexOf(value)).join(' · ');
    const hint = column === 'id' && value === '' ? t.withoutId : shown;
    return (
      <SelectField
        key={column}
        label={names[column]}
        hint={hint || undefined}
        error={error}
        value={value}
        onChange={onChange}
        placeholder={t.notInFile}
        options={options}
      />
    );
  }

  const chosen = choosableColumns.filter((column) => form.values[column] !== '');
  return (
    <FormDialog
      title={t.columnsTitle}
      form={form}
      save={t.columnsRead}
      size="wide"
      onClose={onClose}
    >
      <p>{t.columnsIntro(file.name)}</p>
      <p className={styles['soft']}>{t.columnsNoHeadings}</p>
      <div className={styles['columns']}>{usualColumns.map(select)}</div>
      <Details
        summary={t.moreColumns}
        open={otherColumns.some((column) => guesses[column] || form.faults[column])}
      >
        <div className={styles['columns']}>{otherColumns.map(select)}</div>
      </Details>
      <DataTable<Sample>
        caption={t.samples}
        rows={samples.map((cells, at) => ({ cells, key: String(at) }))}
        rowKey={({ key }) => key}
        empty={null}
        columns={chosen.map((column) => ({
          id: column,
          heading: names[column],
          isTitle: column === 'name',
          cell: ({ cells }) => cells[headings.indexOf(form.values[column])] || '–',
        }))}
      />
      <UploadState upload={reading} working={t.reading} isInForm />
    </FormDialog>
  );
}

const nothingChosen: Chosen = {
  name: '',
  price: '',
  id: '',
  stock: '',
  company: '',
  generic: '',
  strength: '',
  form: '',
  pack_name: '',
  category: '',
  sub_category: '',
  prescription: '',
  discount: '',
  discount_percent: '',
  pack_pieces: '',
  name_bn: '',
  generic_bn: '',
  search_words: '',
  details: '',
  image: '',
  permalink: '',
};

function mappingOf(chosen: Chosen): ColumnMapping {
  return Object.fromEntries(Object.entries(chosen).filter(([, heading]) => heading !== ''));
}

function faultsOf(
  chosen: Chosen,
  t: { columnNeeded: string; columnTwice: string },
): Partial<Record<ChoosableColumn, string>> {
  const faults: Partial<Record<ChoosableColumn, string>> = {};
  const used = new Set<string>();
  for (const column of choosableColumns) {
    const heading = chosen[column];
    if (used.has(heading)) faults[column] = t.columnTwice;
    if (heading !== '') used.add(heading);
  }
  for (const column of neededColumns) if (chosen[column] === '') faults[column] = t.columnNeeded;
  return faults;
}
