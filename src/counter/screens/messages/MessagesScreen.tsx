import { useRef } from 'react';
import { call } from '#counter/api/call.ts';
import { usePieces } from '#counter/api/use-pieces.ts';
import feedback from '#counter/parts/feedback.module.css';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { useAddressQuery } from '#counter/parts/links.tsx';
import { MorePieces } from '#counter/parts/MorePieces.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import * as contract from '#contract/counter/feedback.ts';
import { useText } from '#state/language.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { feedbackText } from '#text/counter/feedback.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MessageCard } from './MessageCard.tsx';

/** Messages and complaints, the longest waiting first (counter-180). */
export function MessagesScreen() {
  const t = useText(feedbackText);
  const titles = useText(screenTitles);
  const [query, changeQuery] = useAddressQuery();
  const state = contract.messageStates.find((one) => one === query.get('state')) ?? 'open';
  const pieces = usePieces([contract.messages.name, state], (after, signal) =>
    call(contract.messages, { state, after }, { signal }),
  );
  const list = useRef<HTMLUListElement>(null);
  const counts = pieces.data?.pages[0]?.counts;
  const shown = pieces.data?.pages.flatMap(({ rows }) => rows);
  const isHeld = useJustChanged(
    shown?.map(({ kind, id, state }) => `${kind} ${id} ${state}`).join() ?? null,
  );

  function step(by: 1 | -1): void {
    const cards = [...(list.current?.children ?? [])].filter((one) => one instanceof HTMLElement);
    const here = cards.findIndex((card) => card.contains(document.activeElement));
    cards[Math.max(0, Math.min(cards.length - 1, here + by))]?.focus();
  }
  useShortcuts([
    { key: 'j', words: t.next, onPress: () => step(1) },
    { key: 'k', words: t.previous, onPress: () => step(-1) },
  ]);

  return (
    <>
      <PageHead title={titles.messages}>{t.messagesIntro}</PageHead>
      <FilterChips
        label={t.which}
        chips={contract.messageStates.map((value) => ({
          value,
          words: t[value],
          count: value === 'closed' ? undefined : counts?.[value],
        }))}
        chosen={state}
        onChoose={(value) => changeQuery({ state: value === 'open' ? '' : value })}
      />
      <QueryState query={pieces}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <Nothing isOpen={state === 'open'} />;
          return (
            <>
              <ul
                ref={list}
                className={feedback['list']}
                aria-busy={pieces.isPlaceholderData || undefined}
              >
                {rows.map((message) => (
                  <li key={message.id} tabIndex={-1}>
                    <MessageCard
                      message={message}
                      isHeld={isHeld}
                      onGone={() => list.current?.closest('main')?.focus()}
                    />
                  </li>
                ))}
              </ul>
              <MorePieces pieces={pieces} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

function Nothing({ isOpen }: { isOpen: boolean }) {
  const t = useText(feedbackText);
  if (!isOpen) return <EmptyState icon="chat" title={t.noneHere} />;
  return (
    <EmptyState icon="check" title={t.noneOpen}>
      {t.noneOpenMore}
    </EmptyState>
  );
}
