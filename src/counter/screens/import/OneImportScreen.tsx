import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useChange } from '#counter/api/use-change.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { one, run, stop, type ImportState } from '#contract/counter/imports.ts';
import { useLanguage, useText } from '#state/language.ts';
import { importsText } from '#text/counter/imports.ts';
import { refusedLineText } from '#text/counter/refused-lines.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ImportPill } from './ImportPill.tsx';
import { PlannedRows, RefusedLines } from './ImportTables.tsx';
import styles from './ImportScreen.module.css';

/** The polling interval of a running import, in milliseconds. */
const lookEvery = 1_000;

/** One import: its changes, its start, and its progress (counter-166 to counter-171). */
export function OneImportScreen() {
  const t = useText(importsText);
  const id = useAddressPart('id');
  const [isRunning, setRunning] = useState(true);
  const response = useEndpoint(one, { id }, isRunning ? { every: lookEvery } : {});
  const running = response.data ? response.data.state.state === 'running' : false;
  if (response.data && running !== isRunning) setRunning(running);
  return (
    <QueryState query={response}>
      {({ state, rows }) => (
        <>
          <PageHead
            title={state.fileName}
            back={{ to: '/import', words: t.back }}
            beside={<ImportPill state={state.state} />}
          >
            <Facts state={state} />
          </PageHead>
          <div className={styles['list']}>
            <ReadHeadings state={state} />
            <Running state={state} />
            {state.refused > 0 && (
              <Panel title={t.refusedLines}>
                <RefusedLines state={state} />
              </Panel>
            )}
            <Panel title={state.state === 'done' ? t.whatChanged : t.whatChanges}>
              <PlannedRows rows={rows} state={state} />
            </Panel>
          </div>
        </>
      )}
    </QueryState>
  );
}

function Facts({ state }: { state: ImportState }) {
  const t = useText(importsText);
  const { added, changed, same, removed, refused } = state;
  return (
    <ul className={styles['facts']}>
      <li>
        <Badge tone="leaf">{t.added(added)}</Badge>
      </li>
      <li>
        <Badge tone="moving">{t.changed(changed)}</Badge>
      </li>
      <li>
        <Badge tone="kept">{t.same(same)}</Badge>
      </li>
      {removed > 0 && (
        <li>
          <Badge tone="wrong" icon="trash">
            {t.removed(removed)}
          </Badge>
        </li>
      )}
      {refused > 0 && (
        <li>
          <Badge tone="wrong" icon="warning">
            {t.refused(refused)}
          </Badge>
        </li>
      )}
    </ul>
  );
}

/** The columns whose headings differ from ours, and the columns that the import leaves out. */
function ReadHeadings({ state }: { state: ImportState }) {
  const t = useText(importsText);
  const { mapped, unused } = state.headings;
  return (
    <>
      {mapped.length > 0 && (
        <Notice tone="info">
          {mapped.map(({ heading, column }) => (
            <div key={heading}>{t.readAs(heading, column)}</div>
          ))}
        </Notice>
      )}
      {unused.length > 0 && (
        <Notice tone="warning">
          {unused.map(({ heading, column }) => (
            <div key={heading}>
              {column === null ? t.unused(heading) : t.unusedLike(heading, column)}
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}

/** The reason why an import ended before its last row. */
function Ended({ state: { done, rows, refusedLines } }: { state: ImportState }) {
  const t = useText(importsText);
  const language = useLanguage();
  const [why] = refusedLines;
  return (
    <Notice tone="error">
      <div>{t.isFailed(done, rows)}</div>
      {why && <div>{t.lineIs(why.line, refusedLineText(why.sentence, language))}</div>}
    </Notice>
  );
}

/** The actions and the progress of an import. */
function Running({ state }: { state: ImportState }) {
  const t = useText(importsText);
  const [isAsked, setAsked] = useState(false);
  const starting = useChange(run);
  const stopping = useChange(stop);
  const { id, done, rows, refused, removed, flagged } = state;
  const left = rows - done;
  return (
    <>
      {flagged > 0 && <Notice tone="warning">{t.flagged(flagged)}</Notice>}
      {state.encoding === 'windows-1252' && <Notice tone="warning">{t.notUtf8}</Notice>}
      {state.state === 'done' && <Notice tone="success">{t.isDone}</Notice>}
      {state.state === 'failed' && <Ended state={state} />}
      {(state.state === 'running' || state.state === 'stopped') && (
        <ProgressBar label={t.progress(done, rows)} value={rows > 0 ? done / rows : 1} />
      )}
      <ProblemNotice problem={stopping.error ?? (isAsked ? null : starting.error)} />
      <div className={styles['actions']}>
        {state.state === 'running' && (
          <Button
            variant="secondary"
            busy={stopping.isPending}
            onClick={() => stopping.mutate({ id })}
          >
            {t.stop}
          </Button>
        )}
        {state.state === 'stopped' && (
          <Button busy={starting.isPending} onClick={() => starting.mutate({ id })}>
            {t.goOn}
          </Button>
        )}
        {state.state === 'read' && left > 0 && (
          <Button onClick={() => setAsked(true)}>{t.run(left)}</Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.runQuestion}
          confirm={t.confirm}
          isDanger={removed > 0}
          isBusy={starting.isPending}
          problem={starting.error}
          onClose={() => setAsked(false)}
          onConfirm={() => starting.mutate({ id }, { onSuccess: () => setAsked(false) })}
        >
          <div className={styles['panel']}>
            {removed > 0 && <p>{t.runRemoves(removed)}</p>}
            {refused > 0 && <p>{t.runRefused(refused)}</p>}
            <p>{t.runHint}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
