import styles from './Icon.module.css';

/** As in icons.svg: what a finger waits for is drawn in place, not looked up in the sprite. */
const strokes = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  trash:
    'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
};

/**
 * An icon of the stepper. Three in the sprite cost a third of the time from a tap on Add to Bag
 * to its paint: the browser builds each of them out of another document (docs/surprises.md).
 */
export function Stroke({ name }: { name: keyof typeof strokes }) {
  return (
    <svg viewBox="0 0 24 24" className={styles['size20']} aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
