import { useState } from 'react';
import { useSession } from '#counter/api/session.ts';
import { useChange } from '#counter/api/use-change.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { UploadState } from '#counter/parts/UploadState.tsx';
import {
  askForColumns,
  exportProducts,
  latest,
  read,
  type ColumnQuestion,
  type ImportState,
} from '#contract/counter/imports.ts';
import { csvFile } from '#domain/csv.ts';
import { templateRows } from '#domain/import-columns.ts';
import { saveFile } from '#parts/share/share-text.ts';
import { useLanguage, useText } from '#state/language.ts';
import { importsText } from '#text/counter/imports.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { momentOf } from '#text/dates.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { ImportPill } from './ImportPill.tsx';
import styles from './ImportScreen.module.css';

const csvType = 'text/csv;charset=utf-8';

/**
 * Uploads a file of products, and lists the previous imports (counter-165). If the columns of the
 * file are not known, they are chosen first (counter-330).
 */
export function ImportScreen() {
  const t = useText(importsText);
  const back = useText(shelvesText).back;
  const titles = useText(screenTitles);
  const language = useLanguage();
  const go = useGo();
  const [replaces, setReplaces] = useState(false);
  const [asks, setAsks] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [question, setQuestion] = useState<ColumnQuestion | null>(null);
  const open = (id: string) => go(`/import/${id}`);
  const reading = useUpload(read, ({ id, question: asked }) => {
    setQuestion(asked);
    if (id !== null) open(id);
  });
  const isOwner = useSession().member?.role === 'owner';
  const response = useEndpoint(latest, {}, { every: 5_000 });

  function send(chosen: File): void {
    setFile(chosen);
    const columns = asks ? askForColumns : '';
    reading.send({ replaces: replaces ? 'true' : 'false', columns, Img: chosen });
  }

  return (
    <>
      <PageHead title={titles.importFile} back={{ to: '/products', words: back }}>
        {t.intro}
      </PageHead>
      <div className={styles['list']}>
        <Panel title={t.file}>
          <div className={styles['panel']}>
            <Checkbox label={t.replaces} checked={replaces} onChange={setReplaces} />
            <Checkbox label={t.asks} checked={asks} onChange={setAsks} />
            <UploadState upload={reading} working={t.reading} />
            <div className={styles['actions']}>
              <FileButton
                icon="upload"
                variant="primary"
                accept=".csv,.txt,.tsv,.xlsx,text/csv"
                disabled={reading.isSending}
                onFiles={([chosen]) => chosen && send(chosen)}
              >
                {t.choose}
              </FileButton>
              <Button variant="quiet" onClick={saveTemplate}>
                <Icon name="download" />
                {t.template}
              </Button>
            </div>
          </div>
        </Panel>
        {isOwner && <ExportPanel />}
        <Panel title={t.earlier}>
          <QueryState query={response}>
            {({ imports }) => (
              <DataTable<ImportState>
                caption={t.earlier}
                rows={imports}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState icon="upload" title={t.noFiles}>
                    {t.noFilesHint}
                  </EmptyState>
                }
                columns={[
                  {
                    id: 'file',
                    heading: t.file,
                    isTitle: true,
                    cell: ({ id, fileName }) => (
                      <ScreenLink to={`/import/${id}`} className={styles['link']}>
                        {fileName}
                      </ScreenLink>
                    ),
                  },
                  {
                    id: 'state',
                    heading: t.state,
                    cell: ({ state }) => <ImportPill state={state} />,
                  },
                  {
                    id: 'rows',
                    heading: t.rows,
                    align: 'end',
                    cell: ({ rows }) => wholeNumber(rows, language),
                  },
                  { id: 'by', heading: t.by, cell: ({ runBy, readBy }) => runBy || readBy },
                  {
                    id: 'when',
                    heading: t.when,
                    cell: ({ endedAt, readAt }) => momentOf(endedAt ?? readAt, language),
                  },
                ]}
              />
            )}
          </QueryState>
        </Panel>
      </div>
      {question && file && (
        <ColumnsDialog
          key={question.signature}
          question={question}
          file={file}
          replaces={replaces}
          onRead={open}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

function saveTemplate(): void {
  saveFile(new Blob([csvFile(templateRows())], { type: csvType }), 'products-template.csv');
}

/** Downloads all products as a file that can be edited and imported again (counter-333). */
function ExportPanel() {
  const t = useText(importsText);
  const collecting = useChange(exportProducts);

  function save(): void {
    collecting.mutate(
      {},
      {
        onSuccess: ({ csv }) => {
          const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' });
          saveFile(new Blob([csv], { type: csvType }), `products-${day}.csv`);
        },
      },
    );
  }

  return (
    <Panel title={t.exportTitle}>
      <div className={styles['panel']}>
        <p className={styles['soft']}>{t.exportHint}</p>
        <ProblemNotice problem={collecting.error} />
        <div>
          <Button variant="secondary" busy={collecting.isPending} onClick={save}>
            {!collecting.isPending && <Icon name="download" />}
            {t.export}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
