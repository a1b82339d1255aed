import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import { classes } from './classes.ts';
import styles from './FileButton.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export interface FileButtonProps {
  icon: IconName;
  /** The label, which is the input's accessible name. */
  children: ReactNode;
  variant?: ButtonVariant;
  /** MIME types and file extensions, as in `<input accept>`. */
  accept: string;
  multiple?: boolean;
  /** Opens the phone's camera app instead of its files. */
  capture?: 'environment' | undefined;
  disabled?: boolean;
  describedBy?: string;
  className?: string | undefined;
  /** Called before the phone's file picker opens. `preventDefault` prevents it. */
  onOpen?: (event: MouseEvent<HTMLInputElement>) => void;
  /** Called with at least one file. The same files can be selected again. */
  onFiles: (files: File[]) => void;
}

/**
 * A button that opens the phone's file picker. The file input covers the button, so mouse, touch
 * and keyboard all activate the input itself.
 */
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
