import { useState } from 'react';
import { saveSection } from '#contract/counter/shop.ts';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { isOptional, isRequired } from '#domain/opening-steps.ts';
import { useLanguage, useText } from '#state/language.ts';
import { closedText } from '#text/closed.ts';
import { openingText, pointNames } from '#text/counter/opening.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import styles from './Opening.module.css';
import type { Readiness } from './OpeningScreen.tsx';

/** Opens the shop, closes it for now, and opens it again (counter-322, counter-323). */
export function StatePanel({ readiness }: { readiness: Readiness }) {
  const t = useText(openingText);
  const names = useText(pointNames);
  const language = useLanguage();
  const save = useChange(saveSection);
  const [dialog, setDialog] = useState<'open' | 'close' | null>(null);
  const { value, version } = readiness.opening;
  const isOpen = value.state === 'open';
  const openSteps = readiness.steps.filter(({ open }) => !open.every(isOptional));
  const points = openSteps.flatMap(({ open }) => open.filter((point) => !isOptional(point)));

  function open(): void {
    save.mutate(
      { name: 'opening', version, value: { ...value, state: 'open' } },
      {
        onSuccess() {
          setDialog(null);
          say(t.opened);
        },
      },
    );
  }

  function pressOpen(): void {
    // The server refuses with the sentence that names what is required.
    if (value.state === 'closed' || points.length === 0 || points.some(isRequired)) open();
    else setDialog('open');
  }

  return (
    <Panel title={t.now}>
      {value.state === 'soon' && (
        <p>
          {openSteps.length === 0 && t.allDone}
          {openSteps.length === 1 && t.oneStillOpen}
          {openSteps.length > 1 && t.stillOpen(wholeNumber(openSteps.length, language))}
        </p>
      )}
      {!isOpen && (
        <p>
          {t.customersRead} <q>{closedText(value, language)}</q>
        </p>
      )}
      {dialog === null && <ProblemNotice problem={save.error} />}
      <div className={styles['actions']}>
        {!isOpen && (
          <Button busy={save.isPending} onClick={pressOpen}>
            {value.state === 'soon' ? t.open : t.openAgain}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDialog('close')}>
          {isOpen ? t.close : t.changeSentence}
        </Button>
      </div>
      {dialog === 'open' && (
        <ConfirmDialog
          title={t.openTitle}
          confirm={t.open}
          isBusy={save.isPending}
          problem={save.error}
          onConfirm={open}
          onClose={() => setDialog(null)}
        >
          <p>{t.openAsk}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{names[point]}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {dialog === 'close' && (
        <CloseDialog opening={readiness.opening} onClose={() => setDialog(null)} />
      )}
    </Panel>
  );
}
