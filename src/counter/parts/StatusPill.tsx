import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';

/** How far something is: `waits` for us, `moves` on, `done` well, `over` without success, `quiet` where nothing is to be done. */
export type StatusTone = 'waits' | 'moves' | 'done' | 'over' | 'quiet';

const looks: Record<StatusTone, Pick<BadgeProps, 'tone' | 'icon'>> = {
  waits: { tone: 'offer', icon: 'clock' },
  moves: { tone: 'moving', icon: 'send' },
  done: { tone: 'leaf', icon: 'check' },
  over: { tone: 'wrong', icon: 'close' },
  quiet: { tone: 'kept' },
};

/** A status in words, colour and drawing: colour never speaks alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Badge {...looks[tone]}>{children}</Badge>;
}
