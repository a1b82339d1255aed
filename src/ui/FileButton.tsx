import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import { classes } from './classes.ts';
import styles from './FileButton.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface FileButtonProps {
  icon: IconName;
  /** What is chosen: the input's name. */
  children: ReactNode;
  variant?: ButtonVariant;
  /** Media types and endings, as `<input accept>` takes them. */
  accept: string;
  multiple?: boolean;
  /** The phone's own camera instead of its files. */
  capture?: 'environment' | undefined;
  disabled?: boolean;
  describedBy?: string;
  className?: string | undefined;
  /** Before the phone opens its window; `preventDefault` keeps it shut. */
  onOpen?: (event: MouseEvent<HTMLInputElement>) => void;
  /** At least one. The same files can be chosen again. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the phone's files: the press lands on the input itself, with a mouse, a finger or a key. */
export function FileButton(props: FileButtonProps) {
  const { icon, children, variant, describedBy, className, onOpen, onFiles, ...input } = props;

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <label className={classes(buttonLook(variant), styles['button'], className)}>
      <Icon name={icon} />
      {children}
      <input
        {...input}
        type="file"
        className={styles['input']}
        aria-describedby={describedBy}
        onClick={onOpen}
        onChange={take}
      />
    </label>
  );
}
