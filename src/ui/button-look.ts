import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class names that make a link (or any element) look like a button. */
export function buttonLook(
  variant: ButtonVariant = 'primary',
  { wide = false }: { wide?: boolean } = {},
): string {
  return classes(styles['button'], styles[variant], wide && styles['wide']);
}
