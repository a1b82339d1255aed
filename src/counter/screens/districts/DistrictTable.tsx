import { useMemo, useRef, useState } from 'react';
import { useUpload } from '#counter/api/use-upload.ts';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import { readTable } from '#contract/counter/shop.ts';
import { csvFile } from '#domain/csv.ts';
import type { AreaTerms, DeliveryTerms, DistrictTerms } from '#domain/delivery-terms.ts';
import { fitsDistrict } from '#domain/district-changes.ts';
import {
  districtLines,
  withArea,
  type KnownArea,
  type KnownDistrict,
} from '#domain/district-file.ts';
import { saveFile } from '#parts/share/share-text.ts';
import { useLanguage, useText } from '#state/language.ts';
import { districtsText } from '#text/counter/districts.ts';
import { nameOf } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { ResponseOutput } from '#contract/endpoint.ts';
import styles from './Districts.module.css';
import { FileDialog } from './FileDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { SetAllDialog } from './SetAllDialog.tsx';
import { lowerWords, timeWords } from './terms-fields.ts';

export interface DistrictTableProps {
  rows: readonly DistrictTerms[];
  known: readonly KnownDistrict[];
  onChange: (rows: DistrictTerms[]) => void;
  error: string | null;
}

/** A line of the table: a district, or one of its areas with terms of its own. */
interface Line {
  district: KnownDistrict;
  row: DistrictTerms;
  area: KnownArea | null;
  terms: DeliveryTerms;
}

interface Opened {
  district: KnownDistrict;
  row: DistrictTerms;
  /** `new` to choose an area. */
  area: KnownArea | 'new' | null;
}

/**
 * The table of districts. Nothing is sent: the form of the part saves the table (counter-340 to
 * counter-345).
 */
export function DistrictTable({ rows, known, onChange, error }: DistrictTableProps) {
  const t = useText(districtsText);
  const language = useLanguage();
  const table = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSettingAll, setSettingAll] = useState(false);
  const [file, setFile] = useState<ResponseOutput<typeof readTable> | null>(null);
  const reading = useUpload(readTable, setFile);
  const shown = useMemo(
    () => known.filter((district) => fitsDistrict(district, typed)),
    [known, typed],
  );
  const lines = shown.flatMap((district) => linesOf(district, rows));
  const nameOfLine = ({ district, area }: Line) =>
    area
      ? t.areaOf(nameOf(area, language), nameOf(district, language))
      : nameOf(district, language);

  function changeRow(row: DistrictTerms): void {
    onChange(rows.map((one) => (one.id === row.id ? row : one)));
    say(t.notSavedYet);
  }

  function removeArea({ district, row, area }: Line): void {
    changeRow({ ...row, areas: row.areas.filter(({ id }) => id !== area?.id) });
    say(t.removed(nameOf(area ?? district, language)));
    afterPaint(() => {
      const button = table.current?.querySelector<HTMLElement>(`[data-place="${district.id}"]`);
      button?.focus();
    });
  }

  function saveCsv(): void {
    const csv = csvFile(districtLines(rows, known));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'delivery-by-district.csv');
  }

  return (
    <div ref={table} className={styles['editor']}>
      <TextField
        label={t.search}
        hint={t.searchHint}
        type="search"
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          // Enter would save the part.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => setSettingAll(true)}>
          {t.setAll}
        </Button>
        <Button variant="quiet" onClick={saveCsv}>
          <Icon name="download" />
          {t.download}
        </Button>
        <FileButton
          icon="upload"
          variant="quiet"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          disabled={reading.isSending}
          onFiles={([chosen]) => chosen && reading.send({ Img: chosen })}
        >
          {t.upload}
        </FileButton>
      </div>
      <UploadState upload={reading} working={t.reading} />
      <p className={styles['soft']} role="status">
        {t.found(wholeNumber(shown.length, language))}
      </p>
      {error && <p className={styles['error']}>{error}</p>}
      <DataTable<Line>
        caption={t.table}
        rows={lines}
        rowKey={({ district, area }) => `${district.id} ${area?.id ?? ''}`}
        empty={<EmptyState icon="search" title={t.noneFound} />}
        columns={[
          {
            id: 'place',
            heading: t.place,
            isTitle: true,
            cell: (line) => (
              <span className={line.area ? styles['area'] : undefined}>{nameOfLine(line)}</span>
            ),
          },
          {
            id: 'delivered',
            heading: t.delivered,
            cell: ({ terms }) =>
              terms.isDelivered ? (
                t.isDelivered
              ) : (
                <StatusPill tone="over">{t.notDelivered}</StatusPill>
              ),
          },
          {
            id: 'charge',
            heading: t.charge,
            align: 'end',
            cell: ({ terms }) => taka(terms.standard, language),
          },
          { id: 'lower', heading: t.lower, cell: ({ terms }) => lowerWords(terms, language) },
          {
            id: 'cash',
            heading: t.cash,
            cell: ({ terms }) => (terms.takesCash ? t.cashYes : t.cashNo),
          },
          { id: 'time', heading: t.time, cell: ({ terms }) => timeWords(terms, language) },
          {
            id: 'actions',
            heading: t.actions,
            isActions: true,
            cell: (line) => (
              <span className={styles['actions']}>
                <Button
                  variant="quiet"
                  data-place={line.area ? undefined : line.district.id}
                  aria-label={t.editPlace(nameOfLine(line))}
                  onClick={() => setOpened(line)}
                >
                  {t.edit}
                </Button>
                {line.area ? (
                  <IconButton
                    icon="trash"
                    label={t.removeArea(nameOf(line.area, language))}
                    onClick={() => removeArea(line)}
                  />
                ) : (
                  <IconButton
                    icon="plus"
                    label={t.addArea(nameOf(line.district, language))}
                    onClick={() => setOpened({ ...line, area: 'new' })}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      {opened && (
        <PlaceDialog
          {...opened}
          onSave={(terms, areaId) => {
            const { row } = opened;
            const changed: AreaTerms | null = areaId === null ? null : { ...terms, id: areaId };
            changeRow(
              changed ? { ...row, areas: withArea(row.areas, changed) } : { ...row, ...terms },
            );
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {isSettingAll && (
        <SetAllDialog
          rows={rows}
          known={known}
          shown={typed.trim() === '' ? null : shown}
          onSave={(changed, count) => {
            onChange(changed);
            say(t.applied(wholeNumber(count, language)));
            setSettingAll(false);
          }}
          onClose={() => setSettingAll(false)}
        />
      )}
      {file && (
        <FileDialog
          file={file}
          rows={rows}
          known={known}
          onSave={(changed) => {
            onChange(changed);
            say(t.notSavedYet);
            setFile(null);
          }}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}

function linesOf(district: KnownDistrict, rows: readonly DistrictTerms[]): Line[] {
  const row = rows.find(({ id }) => id === district.id);
  if (!row) return [];
  const areas = district.areas.flatMap((area) => {
    const terms = row.areas.find(({ id }) => id === area.id);
    return terms ? [{ district, row, area, terms }] : [];
  });
  return [{ district, row, area: null, terms: row }, ...areas];
}
