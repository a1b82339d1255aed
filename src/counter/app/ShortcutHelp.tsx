import { shortcutsNow } from '#counter/parts/use-shortcuts.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './ShortcutHelp.module.css';

/** Lists the keyboard shortcuts of the current screen. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useText(frameText);
  return (
    <Dialog title={t.shortcuts} closeLabel={t.close} onClose={onClose}>
      <p>{t.skipHint}</p>
      <dl className={styles['keys']}>
        {shortcutsNow().map(({ key, words, ctrl }) => (
          <div key={`${ctrl ? 'ctrl ' : ''}${key}`} className={styles['line']}>
            <dt>
              {ctrl && <kbd className={styles['key']}>Ctrl</kbd>}
              <kbd className={styles['key']}>{shownKey(key)}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const drawn = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['Escape', 'Esc'],
  [' ', 'Space'],
]);

function shownKey(key: string): string {
  return drawn.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);
}
