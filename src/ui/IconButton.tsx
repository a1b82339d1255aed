import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import styles from './IconButton.module.css';
import { classes } from './classes.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> {
  icon: IconProps['name'];
  /** Its accessible name and tooltip. */
  label: string;
  size?: IconProps['size'];
  /** Whether it has a hairline border. */
  framed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon, 44 px in size. */
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
