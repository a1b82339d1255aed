import { StatusPill, type StatusTone } from '#counter/parts/StatusPill.tsx';
import type { ImportState } from '#contract/counter/imports.ts';
import { useText } from '#state/language.ts';
import { importsText } from '#text/counter/imports.ts';

const tones: Record<ImportState['state'], StatusTone> = {
  read: 'waits',
  running: 'moves',
  stopped: 'over',
  done: 'done',
  failed: 'over',
};

export function ImportPill({ state }: Pick<ImportState, 'state'>) {
  const t = useText(importsText);
  return <StatusPill tone={tones[state]}>{t[state]}</StatusPill>;
}
