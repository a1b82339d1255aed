import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useModal } from './use-modal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** 'wide' for tables and pictures. On phones both are bottom sheets. */
  size?: 'normal' | 'wide';
  /** Whether the dialog cannot be closed, for example while sending. */
  isLocked?: boolean;
  /** The buttons at the end. They are always visible. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page. It is open while it is mounted. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  size = 'normal',
  isLocked = false,
  actions,
  children,
}: DialogProps) {
  const titleId = useId();
  const { ref, close, handlers } = useModal(onClose, isLocked);
  return (
    <ModalDialog
      {...handlers}
      ref={ref}
      className={classes(styles['dialog'], styles[size])}
      aria-labelledby={titleId}
    >
      <div className={styles['sheet']}>
        <div className={styles['header']}>
          <h2 className={styles['title']} id={titleId}>
            {title}
          </h2>
          {!isLocked && <IconButton icon="close" label={closeLabel} onClick={close} />}
        </div>
        <div className={styles['body']}>{children}</div>
        {actions && <footer className={styles['actions']}>{actions}</footer>}
      </div>
    </ModalDialog>
  );
}
