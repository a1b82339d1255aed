import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { say } from '#counter/parts/toast.ts';
import { history, parseSection, saveSection } from '#contract/counter/shop.ts';
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import { useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { actorName } from '#text/counter/actors.ts';
import { sectionText } from '#text/counter/shop.ts';
import { momentOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Details } from '#ui/Details.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { SectionScreenProps, StoredSection } from './SectionScreen.tsx';
import styles from './Section.module.css';

export interface HistoryDialogProps<
  Name extends SectionName,
  Values extends object,
> extends SectionScreenProps<Name, Values> {
  stored: StoredSection<Name>;
  /** Something is typed in the form and not saved. */
  isTouched: boolean;
  onRestored: (restored: { version: number; typed: Values }) => void;
  onClose: () => void;
}

/**
 * The saved versions of a part with their person and time. A version can be looked at and restored,
 * which saves its value again (counter-303).
 */
export function HistoryDialog<Name extends SectionName, Values extends object>(
  props: HistoryDialogProps<Name, Values>,
) {
  const { name, stored, toFields, isTouched, onRestored, onClose } = props;
  const t = useText(sectionText);
  const frame = useText(frameText);
  const language = useLanguage();
  const versions = useEndpoint(history, { name });
  const restoring = useChange(saveSection);

  function restore(value: EditableSections[Name]): void {
    const written = { name, version: stored.version, value };
    restoring.mutate(written, {
      onSuccess({ version, value: saved }) {
        say(t.restored);
        const applied = parseSection(name, saved) ?? value;
        onRestored({ version, typed: toFields(applied, language) });
      },
    });
  }

  return (
    <Dialog
      title={t.history}
      size="wide"
      closeLabel={frame.close}
      isLocked={restoring.isPending}
      onClose={onClose}
    >
      {isTouched && <Notice tone="warning">{t.restoreDiscards}</Notice>}
      <ProblemNotice problem={restoring.error} />
      <QueryState query={versions}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="clock" title={t.noHistory}>
              {t.noHistoryMore}
            </EmptyState>
          ) : (
            <div>
              {rows.map((row) => (
                <Version
                  {...props}
                  key={row.version}
                  row={row}
                  isBusy={restoring.isPending}
                  onRestore={restore}
                />
              ))}
            </div>
          )
        }
      </QueryState>
    </Dialog>
  );
}

interface VersionProps<Name extends SectionName, Values extends object> extends HistoryDialogProps<
  Name,
  Values
> {
  row: ResponseOutput<typeof history>['rows'][number];
  isBusy: boolean;
  onRestore: (value: EditableSections[Name]) => void;
}

/** One version. Its fields are rendered once it is opened, because there may be fifty. */
function Version<Name extends SectionName, Values extends object>(
  props: VersionProps<Name, Values>,
) {
  const { name, stored, row, toFields, children, isBusy, onRestore } = props;
  const t = useText(sectionText);
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  // A field that the version did not have yet has its current value.
  const value = parseSection(name, { ...stored.value, ...Object(row.value) });
  const summary = t.version(momentOf(row.savedAt, language), actorName(row.savedBy, language));
  return (
    <Details summary={summary} onOpen={() => setShown(true)}>
      {isShown && !value && <p>{t.oldShape}</p>}
      {isShown && value && (
        <div className={styles['version']}>
          {row.version === stored.version ? (
            <p className={styles['soft']}>{t.current}</p>
          ) : (
            <div className={styles['actions']}>
              <Button variant="secondary" busy={isBusy} onClick={() => onRestore(value)}>
                {t.restore}
              </Button>
            </div>
          )}
          <fieldset disabled className={styles['group']}>
            {children(asShown(toFields(value, language)))}
          </fieldset>
        </div>
      )}
    </Details>
  );
}

/** The fields of a version, which cannot be changed. */
function asShown<Values extends object>(values: Values) {
  return {
    values,
    change: () => undefined,
    field: <Field extends keyof Values>(name: Field) => ({
      value: values[name],
      onChange: () => undefined,
      error: null,
    }),
  };
}
