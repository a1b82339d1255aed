import { useMemo } from 'react';
import { DataTable } from '#counter/parts/DataTable.tsx';
import type { readTable } from '#contract/counter/shop.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import type { DistrictTerms } from '#domain/delivery-terms.ts';
import {
  readDistrictFile,
  type BadDistrictLine,
  type KnownDistrict,
  type TermsChange,
} from '#domain/district-file.ts';
import { useLanguage, useText } from '#state/language.ts';
import { districtsText, lineProblemText } from '#text/counter/districts.ts';
import { frameText } from '#text/counter/frame.ts';
import { nameOf } from '#text/names.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Districts.module.css';
import { termsWords } from './terms-fields.ts';

interface FileDialogProps {
  file: ResponseOutput<typeof readTable>;
  rows: readonly DistrictTerms[];
  known: readonly KnownDistrict[];
  onSave: (rows: DistrictTerms[]) => void;
  onClose: () => void;
}

/** What a file changes in the table, and its lines with errors (counter-345). */
export function FileDialog({ file, rows, known, onSave, onClose }: FileDialogProps) {
  const t = useText(districtsText);
  const frame = useText(frameText);
  const problems = useText(lineProblemText);
  const language = useLanguage();
  const read = useMemo(() => readDistrictFile(file.rows, rows, known), [file, rows, known]);
  const { changes, hasHeadings } = read;
  const unreadable = file.unreadable.map((line): BadDistrictLine => ({
    line,
    problem: 'unreadable',
    cell: '',
  }));
  const bad = hasHeadings ? [...unreadable, ...read.bad] : [];
  return (
    <Dialog
      title={t.fileTitle}
      size="wide"
      closeLabel={frame.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.cancel}
          </Button>
          {changes.length > 0 && <Button onClick={() => onSave(read.rows)}>{t.apply}</Button>}
        </>
      }
    >
      {!hasHeadings && <Notice tone="warning">{t.noHeadings}</Notice>}
      {bad.length > 0 && (
        <Notice tone="warning">
          <p>{t.badLines(wholeNumber(bad.length, language))}</p>
          <ul className={styles['lines']}>
            {bad.map(({ line, problem, cell }) => (
              <li key={`${line} ${problem}`}>
                {t.badLine(wholeNumber(line, language), problems[problem](cell))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {hasHeadings && changes.length + bad.length === 0 && <p>{t.nothingChanges}</p>}
      {changes.length > 0 && (
        <>
          <p>{t.changes(wholeNumber(changes.length, language))}</p>
          <DataTable<TermsChange>
            caption={t.fileTitle}
            rows={changes}
            rowKey={({ district, area }) => `${district.id} ${area?.id ?? ''}`}
            empty={null}
            columns={[
              {
                id: 'place',
                heading: t.place,
                isTitle: true,
                cell: ({ district, area }) =>
                  area
                    ? t.areaOf(nameOf(area, language), nameOf(district, language))
                    : nameOf(district, language),
              },
              {
                id: 'before',
                heading: t.before,
                cell: ({ before }) => (before ? termsWords(before, language) : t.newException),
              },
              { id: 'after', heading: t.after, cell: ({ after }) => termsWords(after, language) },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
