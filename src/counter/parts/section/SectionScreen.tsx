import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isRefusedAs } from '#counter/api/problem.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { say } from '#counter/parts/toast.ts';
import { changedMeanwhile, parseSection, saveSection, section } from '#contract/counter/shop.ts';
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import { useLanguage, useText } from '#state/language.ts';
import { actorName } from '#text/counter/actors.ts';
import { sectionText } from '#text/counter/shop.ts';
import { sectionIntros, sectionTitles } from '#text/counter/shop-sections.ts';
import { momentOf } from '#text/dates.ts';
import type { Language } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import { HistoryDialog } from './HistoryDialog.tsx';
import styles from './Section.module.css';

/** The error sentence of each invalid field. */
export type SectionFaults<Values> = { [Field in keyof Values]?: Fault };
type Fault = string | false | null | undefined;

/** The fields of a part: the values, and how a control reads and changes one of them. */
export interface SectionFields<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  field: <Field extends keyof Values>(
    name: Field,
  ) => {
    value: Values[Field];
    onChange: (value: Values[Field]) => void;
    error: string | null;
  };
}

export interface SectionScreenProps<Name extends SectionName, Values extends object> {
  name: Name;
  /** The part as its fields hold it: numbers as text, in the reader's digits. */
  toFields: (value: EditableSections[Name], language: Language) => Values;
  /** The part as it is saved. A text that is not a number becomes NaN, which `faults` reports. */
  toValue: (values: Values) => EditableSections[Name];
  faults: (value: EditableSections[Name]) => SectionFaults<NoInfer<Values>>;
  /** The fields. They are also rendered for an older version in the history, disabled. */
  children: (fields: SectionFields<Values>) => ReactNode;
}

/**
 * The screen of one part of the shop: its form with a draft, who saved it when, and its history
 * (counter-300 to counter-304).
 */
export function SectionScreen<Name extends SectionName, Values extends object>(
  props: SectionScreenProps<Name, Values>,
) {
  const { name } = props;
  const titles = useText(sectionTitles);
  const intros = useText(sectionIntros);
  const t = useText(sectionText);
  const stored = useEndpoint(section, { name });
  return (
    <>
      <PageHead title={titles[name]} back={{ to: '/shop', words: t.back }}>
        {intros[name]}
      </PageHead>
      <QueryState query={stored}>
        {(response) => {
          const value = parseSection(name, response.value);
          // The server is of a newer version than this page, which must load again.
          if (!value) throw new Error(`The part ${name} has another shape.`);
          return <SectionForm {...props} stored={{ ...response, value }} />;
        }}
      </QueryState>
    </>
  );
}

export interface StoredSection<Name extends SectionName> extends Omit<
  ResponseOutput<typeof section>,
  'value'
> {
  value: EditableSections[Name];
}

interface SectionFormProps<
  Name extends SectionName,
  Values extends object,
> extends SectionScreenProps<Name, Values> {
  stored: StoredSection<Name>;
}

function SectionForm<Name extends SectionName, Values extends object>(
  props: SectionFormProps<Name, Values>,
) {
  const { name, stored, toFields, toValue, faults, children } = props;
  const t = useText(sectionText);
  const language = useLanguage();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const form = useForm({
    endpoint: saveSection,
    draft: `shop ${name}`,
    // The version that was read, so that nobody else's newer version is overwritten unseen.
    initial: () => ({ version: stored.version, typed: toFields(stored.value, language) }),
    request: ({ version, typed }) => ({ name, version, value: toValue(typed) }),
    faults: ({ typed }) => {
      const sentences = Object.values<Fault>({ ...faults(toValue(typed)) });
      return { typed: sentences.find(Boolean) };
    },
    onDone({ version, value }, { typed }) {
      // The server may have changed the value: it trims names, for example.
      const saved = parseSection(name, value);
      form.restart({ version, typed: saved ? toFields(saved, language) : typed });
      say(t.saved);
    },
  });
  const { version, typed } = form.values;
  const errors: SectionFaults<Values> = form.faults.typed ? faults(toValue(typed)) : {};
  const isBehind = stored.version > version && !form.isBusy;
  const isSavedAlready = isBehind && isSame(parseSection(name, toValue(typed)), stored.value);
  const isOvertaken = isBehind && form.isTouched && !isSavedAlready;

  const showNewest = useEffectEvent(() => {
    // This save had arrived, and its response was lost.
    if (form.problem && isSavedAlready) say(t.saved);
    form.restart();
    form.reset();
  });
  const follows = isBehind && !isOvertaken;
  const followed = follows ? stored.version : null;
  useEffect(() => {
    if (followed !== null) showNewest();
  }, [followed]);

  const fields: SectionFields<Values> = {
    values: typed,
    change: (changed) => form.change({ typed: { ...typed, ...changed } }),
    field: (field) => ({
      value: typed[field],
      onChange: (value) => form.change({ typed: { ...typed, [field]: value } }),
      error: errors[field] || null,
    }),
  };

  return (
    <>
      <div className={styles['actions']}>
        <span className={styles['soft']}>
          {stored.savedAt
            ? t.savedBy(actorName(stored.savedBy, language), momentOf(stored.savedAt, language))
            : t.neverSaved}
        </span>
        <Button variant="quiet" onClick={() => setHistoryOpen(true)}>
          {t.history}
        </Button>
      </div>
      <form noValidate className={classes(surface['card'], styles['form'])} onSubmit={form.submit}>
        {isOvertaken ? (
          <Notice tone="warning" live>
            <p>{t.changedBy(stored.savedBy, momentOf(stored.savedAt, language))}</p>
            <div className={styles['actions']}>
              <Button variant="secondary" onClick={() => loadNewest()}>
                {t.loadNewest}
              </Button>
              <Button variant="quiet" onClick={() => keepMine()}>
                {t.keepMine}
              </Button>
            </div>
          </Notice>
        ) : (
          <DraftNotice form={form} />
        )}
        {children(fields)}
        {!(isOvertaken && isRefusedAs(form.problem, changedMeanwhile)) && (
          <ProblemNotice problem={form.problem} />
        )}
        <div className={styles['actions']}>
          <Button type="submit" busy={form.isBusy}>
            {t.save}
          </Button>
          {form.isTouched && !form.isFromDraft && (
            <Button variant="quiet" onClick={() => loadNewest()}>
              {t.discard}
            </Button>
          )}
        </div>
      </form>
      {isHistoryOpen && (
        <HistoryDialog
          {...props}
          isTouched={form.isTouched}
          onRestored={(restored) => {
            form.restart(restored);
            form.reset();
            setHistoryOpen(false);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );

  function loadNewest(): void {
    form.restart();
    form.reset();
  }

  function keepMine(): void {
    form.change({ version: stored.version });
    form.reset();
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
