import { isRoll, type PaperSize } from '#domain/papers.ts';
import { classes } from '#ui/classes.ts';
import styles from './Paper.module.css';

const looks: Record<PaperSize, string | undefined> = {
  a4: styles['a4'],
  a5: styles['a5'],
  '80mm': styles['roll80'],
  '58mm': styles['roll58'],
};

/** The class of a sheet on this paper, on the screen and printed. */
export function paperLook(paper: PaperSize): string {
  return classes(styles['paper'], isRoll(paper) && styles['roll'], looks[paper]);
}
