import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import styles from './IconButton.module.css';
import { classes } from './classes.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> {
  icon: IconProps['name'];
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string;
  size?: IconProps['size'];
  /** With a hairline around it. */
  framed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only a drawing, 44 px and named. */
export function IconButton({
  icon,
  label,
  size = 24,
  framed = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles['button'], framed && styles['framed'])}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
