import { useBag } from '#state/bag.ts';
import styles from './BagRoom.module.css';

/** Room below the footer, so that the end of a page never lies under the floating bar. */
export function BagRoom() {
  return useBag().lines.length > 0 ? <div className={styles['room']} /> : null;
}
