import type { ReactNode } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import type { endCoupon } from '#contract/counter/promotions.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Promotions.module.css';

export interface RowActionsProps {
  /** The call that ends it, or lets it go on; all three take the same. */
  ending: typeof endCoupon;
  row: { id: number; isActive: boolean };
  /** What the row is called. */
  name: string;
  onChange: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** What can be done with a promotion: changed, ended, shown again. */
export function RowActions({ ending, row, name, onChange, children }: RowActionsProps) {
  const t = useText(promotionsText);
  const end = useChange(ending);
  const { id, isActive } = row;
  const isHeld = useJustChanged(isActive);
  const hidden = <VisuallyHidden>: {name}</VisuallyHidden>;

  function turn(): void {
    if (isHeld) return;
    end.mutate(
      { id, isActive: !isActive },
      { onSuccess: () => say(isActive ? t.hasEnded : t.hasResumed) },
    );
  }

  return (
    <>
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={onChange}>
          {t.change}
          {hidden}
        </Button>
        <Button
          variant="quiet"
          busy={end.isPending}
          aria-disabled={isHeld || undefined}
          onClick={turn}
        >
          {isActive ? t.end : t.resume}
          {hidden}
        </Button>
        {children}
      </div>
      <ProblemNotice problem={end.error} />
    </>
  );
}
