import { useChange } from '#counter/api/use-change.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import { hide, type CounterProduct } from '#contract/counter/shelves.ts';
import { useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ProductScreen.module.css';

/** Hides a product from customers, or shows it again (counter-164). */
export function HidePanel({ product: { id, isHidden } }: { product: CounterProduct }) {
  const t = useText(shelvesText);
  const hiding = useChange(hide);
  const isHeld = useJustChanged(isHidden);

  function change(): void {
    if (isHeld) return;
    hiding.mutate(
      { id, isHidden: !isHidden },
      { onSuccess: () => say(isHidden ? t.isShownAgain : t.isHidden) },
    );
  }

  return (
    <Panel title={t.inSight}>
      <div className={styles['panel']}>
        <p>{isHidden ? t.hiddenHint : t.hideHint}</p>
        <ProblemNotice problem={hiding.error} />
        <div>
          <Button
            variant="secondary"
            busy={hiding.isPending}
            aria-disabled={isHeld || undefined}
            onClick={change}
          >
            {isHidden ? t.showAgain : t.hide}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
