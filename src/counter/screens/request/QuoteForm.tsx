import { useId, useRef, useState } from 'react';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { Waiting } from '#counter/parts/Waiting.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { WorkNotice } from '#counter/parts/work/WorkNotice.tsx';
import type { WorkState } from '#counter/parts/work/use-work.ts';
import { requestLimits } from '#domain/request-order.ts';
import { useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import type { Spoken } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { announce } from '#ui/announce.ts';
import { isQuantityWrong } from '#ui/wrong-quantity.ts';
import { QuotePanel } from './QuotePanel.tsx';
import type { Done } from './QuotedView.tsx';
import { MedicineRow } from './MedicineRow.tsx';
import { OvertakenNotice } from './OvertakenNotice.tsx';
import styles from './Request.module.css';
import {
  offer,
  problemWith,
  type DraftProblem,
  type Matches,
  type QuoteDraft,
} from './quote-draft.ts';
import { offeredAt, offeredFor } from './offered.ts';
import { useDraft } from './use-draft.ts';

interface QuoteFormProps {
  request: CounterRequest;
  matches: Matches;
  isMatching: boolean;
  work: WorkState;
  onDone: (done: Done) => void;
}

const numberKeys = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The form of a quote: one row per medicine, and the quote below them. */
export function QuoteForm({ request, matches, isMatching, work, onDone }: QuoteFormProps) {
  const t = useText(counterRequestText);
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const added = useRef(0);
  const [changing, setChanging] = useState<string | null>(null);
  const [fault, setFault] = useState<DraftProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [unsure, setUnsure] = useState<number | null>(null);
  const { draft, change, forget, isFromBefore, ...kept } = useDraft(request, matches);
  // After a lost response the newer version may be this member's own quote, so no conflict is
  // shown. When the quote is sent again, the server notifies the customer only once.
  const isOvertaken = kept.isOvertaken && unsure === null;
  const { rows } = draft;
  const matchOf = (key: string) => matches.find(({ rowId }) => String(rowId) === key);

  /** Focuses a row, or an element in it, after the browser has painted the last change. */
  function focus(key: string | undefined, inside = ''): void {
    if (key === undefined) return;
    afterPaint(() => {
      const selector = `[data-row="${CSS.escape(key)}"] ${inside}`;
      list.current?.querySelector<HTMLElement>(selector)?.focus();
    });
  }

  function currentKey(): string | undefined {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    return row?.dataset['row'] ?? rows.find(({ choice }) => choice.kind === 'open')?.key;
  }

  function step(by: number): void {
    const at = rows.findIndex(({ key }) => key === currentKey());
    const isInside = document.activeElement?.closest('[data-row]') !== null;
    focus(rows[isInside ? Math.min(rows.length - 1, Math.max(0, at + by)) : Math.max(0, at)]?.key);
  }

  function nextOpen(): void {
    const at = rows.findIndex(({ key }) => key === currentKey());
    const later = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    focus(later.find(({ choice }) => choice.kind === 'open')?.key);
  }

  function add(): void {
    added.current += 1;
    const key = `photo-${Date.now()}-${added.current}`;
    change({ type: 'added', key });
    announce(t.added);
    focus(key, 'input');
  }

  function sayNone(): void {
    const row = rows.find(({ key }) => key === currentKey());
    if (!row) return;
    change({ type: 'chosen', key: row.key, choice: { kind: 'none' } });
    announce(t.noneNamed(row.name));
    focus(row.key);
  }

  function pick(position: number): void {
    const row = rows.find(({ key }) => key === currentKey());
    if (!row || (row.choice.kind !== 'open' && changing !== row.key)) return;
    const match = matchOf(row.key);
    const product = offeredAt(match, position);
    if (!product) return;
    const choice = offer(product, row.asked, offeredFor(match).meant);
    change({ type: 'chosen', key: row.key, choice });
    setChanging(null);
    announce(t.chosen(`${product.name} ${product.strength}`));
    focus(row.key);
  }

  function search(): void {
    const key = currentKey() ?? rows[0]?.key;
    if (key === undefined) return;
    setChanging(key);
    focus(key, '[role="combobox"]');
  }

  /** Whether the quote can be sent. If not, the first problem is announced or gets the focus. */
  function check(): boolean {
    if (isQuantityWrong(list.current)) return false;
    const problem = problemWith(draft);
    setFault(problem);
    if (problem?.key) focus(problem.key);
    else if (problem) announce(faultWords(problem, draft, t), 'assertive');
    return problem === null;
  }

  useShortcuts([
    { key: 'n', words: t.nextOpenKey, onPress: nextOpen },
    { key: 'j', words: t.nextRow, onPress: () => step(1) },
    { key: 'k', words: t.previousRow, onPress: () => step(-1) },
    { key: '/', words: t.search, onPress: search },
    { key: 'x', words: t.noneKey, onPress: sayNone },
    { key: 'a', words: t.addKey, onPress: add },
    ...numberKeys.map((key) => ({ key, words: t.pickKey, onPress: () => pick(Number(key)) })),
  ]);

  if (isMatching) return <Waiting rows={4} />;
  return (
    <section aria-labelledby={heading} className={styles['form']}>
      <h2 id={heading} className={styles['heading']}>
        {t.medicines}
      </h2>
      <WorkNotice
        kind="request"
        id={request.id}
        worker={request.worker}
        work={work}
        hint={t.workedOnHint}
        afterwards={t.takenOverHint}
      />
      {isOvertaken && !isSending && (
        <OvertakenNotice
          request={request}
          onGoOn={() => change({ type: 'keptOver', request })}
          onTakeTheirs={forget}
        />
      )}
      {isFromBefore && !isOvertaken && (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" onClick={forget}>
              {t.startAgain}
            </Button>
          }
        >
          {t.draftKept}
        </Notice>
      )}
      <ol ref={list} className={styles['rows']}>
        {rows.map((row, at) => (
          <MedicineRow
            key={row.key}
            row={row}
            position={at + 1}
            match={matchOf(row.key)}
            isChanging={changing === row.key}
            fault={fault?.key === row.key ? faultWords(fault, draft, t) : null}
            onChanging={setChanging}
            onEvent={(event) => {
              setFault(null);
              change(event);
            }}
            onChosen={focus}
          />
        ))}
      </ol>
      {fault?.key === null && (
        <Notice tone="error" live>
          {faultWords(fault, draft, t)}
        </Notice>
      )}
      {rows.length < requestLimits.rows && (
        <div>
          <Button variant="secondary" onClick={add}>
            <Icon name="plus" />
            {t.add}
          </Button>
        </div>
      )}
      <QuotePanel
        request={request}
        draft={draft}
        unsure={unsure}
        isBlocked={isOvertaken || work === 'anothers' || work === 'taken-over'}
        check={check}
        onNote={(note) => change({ type: 'noted', note })}
        onSending={setSending}
        onUnsure={setUnsure}
        onDone={(done) => {
          forget();
          onDone(done);
        }}
      />
    </section>
  );
}

/** The error message for the first problem of the draft. */
function faultWords(
  { key, kind }: DraftProblem,
  { rows }: QuoteDraft,
  t: Spoken<typeof counterRequestText>,
): string {
  const position = rows.findIndex((row) => row.key === key) + 1;
  switch (kind) {
    case 'undecided':
      return t.decideFirst(position);
    case 'no-price':
      return t.priceFirst(position);
    case 'no-name':
      return t.nameFirst(position);
    case 'too-many':
      return t.tooMany(position);
    case 'no-rows':
      return t.noRows;
  }
}
