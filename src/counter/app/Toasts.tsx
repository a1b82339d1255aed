import { toasts, unsay } from '#counter/parts/toast.ts';
import { useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { frameText } from '#text/counter/frame.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Toasts.module.css';

/** The latest toasts in a corner. The live region announces them to screen readers. */
export function Toasts() {
  const shown = useStore(toasts);
  const t = useText(frameText);
  if (shown.length === 0) return null;
  return (
    <div className={styles['toasts']}>
      {shown.map(({ id, tone, words }) => (
        <div key={id} className={styles['toast']}>
          <Notice
            tone={tone}
            action={<IconButton icon="close" size={20} label={t.close} onClick={() => unsay(id)} />}
          >
            {words}
          </Notice>
        </div>
      ))}
    </div>
  );
}
