import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';

/** Whether the shop shows it. */
export function Running({ isActive }: { isActive: boolean }) {
  const t = useText(promotionsText);
  return isActive ? (
    <StatusPill tone="done">{t.running}</StatusPill>
  ) : (
    <StatusPill tone="over">{t.ended}</StatusPill>
  );
}
