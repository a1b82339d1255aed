import { useEffect, useRef, useState } from 'react';
import type { QueueRow } from '#contract/counter/queue.ts';
import { useLanguage, useText } from '#state/language.ts';
import { queueText } from '#text/counter/queue.ts';
import { digits } from '#text/numbers.ts';
import { announce } from '#ui/announce.ts';

/**
 * The keys of the rows that arrived while the list was open. New ones are announced to screen
 * readers (counter-96).
 */
export function useNewcomers(rows: readonly QueueRow[] | undefined, list: string): Set<string> {
  const t = useText(queueText);
  const language = useLanguage();
  const seen = useRef<{ list: string; keys: Set<string> } | null>(null);
  const [fresh, setFresh] = useState<Set<string>>(() => new Set());

  useEffect(() => {
    if (!rows) return;
    const before = seen.current;
    const keys = new Set(rows.map(rowKey));
    seen.current = { list, keys: new Set([...(before?.keys ?? []), ...keys]) };
    if (!before || before.list !== list) {
      seen.current = { list, keys };
      setFresh(new Set());
      return;
    }
    const come = rows.filter((row) => !before.keys.has(rowKey(row)) && row.group === 'new');
    const [first] = come;
    if (!first) return;
    setFresh((known) => new Set([...known, ...come.map(rowKey)]));
    announce(come.length === 1 ? t.came1(digits(first.number, language)) : t.cameMany(come.length));
  }, [rows, list, t, language]);

  return fresh;
}

/** Includes the kind, because a request and an order may have the same id. */
export function rowKey({ kind, id }: Pick<QueueRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
