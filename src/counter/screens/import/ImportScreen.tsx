import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { UploadState } from '#counter/parts/UploadState.tsx';
import { latest, read, type ImportState } from '#contract/counter/imports.ts';
import { useLanguage, useText } from '#state/language.ts';
import { importsText } from '#text/counter/imports.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { momentOf } from '#text/dates.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { ImportPill } from './ImportPill.tsx';
import styles from './ImportScreen.module.css';

/** Uploads a file of products, and lists the previous imports (counter-165). */
export function ImportScreen() {
  const t = useText(importsText);
  const back = useText(shelvesText).back;
  const titles = useText(screenTitles);
  const language = useLanguage();
  const go = useGo();
  const [replaces, setReplaces] = useState(false);
  const reading = useUpload(read, ({ id }) => go(`/import/${id}`));
  const response = useEndpoint(latest, {}, { every: 5_000 });
  return (
    <>
      <PageHead title={titles.importFile} back={{ to: '/products', words: back }}>
        {t.intro}
      </PageHead>
      <div className={styles['list']}>
        <Panel title={t.file}>
          <div className={styles['panel']}>
            <Checkbox label={t.replaces} checked={replaces} onChange={setReplaces} />
            <UploadState upload={reading} working={t.reading} />
            <div>
              <FileButton
                icon="upload"
                variant="primary"
                accept=".csv,.txt,text/csv"
                disabled={reading.isSending}
                onFiles={([file]) =>
                  file && reading.send({ replaces: replaces ? 'true' : 'false', Img: file })
                }
              >
                {t.choose}
              </FileButton>
            </div>
          </div>
        </Panel>
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
    </>
  );
}
