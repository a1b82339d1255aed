import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useModal } from './use-modal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** The accessible name. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** The side from which it slides in. 'end' by default. */
  side?: 'start' | 'end';
  /** Content beside the Close button: a title or a count. */
  heading?: ReactNode;
  /** Always visible at the end: totals and the main action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides over the page from one side. It is open while it is mounted. */
export function Drawer({
  label,
  closeLabel,
  onClose,
  side = 'end',
  heading,
  footer,
  children,
}: DrawerProps) {
  const { ref, close, handlers } = useModal(onClose);
  return (
    <ModalDialog
      {...handlers}
      ref={ref}
      className={classes(styles['drawer'], styles[side])}
      aria-label={label}
    >
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <div className={styles['heading']}>{heading}</div>
          <IconButton icon="close" label={closeLabel} onClick={close} />
        </header>
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </ModalDialog>
  );
}
