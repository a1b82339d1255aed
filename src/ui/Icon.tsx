import type { IconName } from './icons.ts';
import sprite from './icons.svg?no-inline';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** In CSS pixels at normal text size. It scales with the text. 20 by default. */
  size?: 16 | 20 | 24 | 32 | 48;
}

/** A decorative icon beside words. Screen readers skip it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles[`size${size}`]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
