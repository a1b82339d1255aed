import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useModal } from './use-modal.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** Its name for screen readers. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Where it slides in from; 'end' by default. */
  side?: 'start' | 'end';
  /** Beside the Close button: a title or a count. */
  heading?: ReactNode;
  /** Always in sight at the end: totals and the main action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides over the page from one side; open as long as it is rendered. */
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
