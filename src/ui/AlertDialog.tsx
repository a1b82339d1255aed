import { useId, type ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useModal } from './use-modal.ts';
import styles from './AlertDialog.module.css';

export interface AlertDialogProps {
  title: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  /** 'warning' by default. */
  tone?: 'info' | 'success' | 'warning';
  /** Small print, such as an error code. */
  smallPrint?: ReactNode;
  onClose: () => void;
  /** The buttons. The first one gets the focus. */
  actions: ReactNode;
}

const icons: Record<NonNullable<AlertDialogProps['tone']>, IconProps['name']> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
};

/** A short message that must be confirmed (shell-72). */
export function AlertDialog({
  title,
  children,
  tone = 'warning',
  smallPrint,
  onClose,
  actions,
}: AlertDialogProps) {
  const id = useId();
  const { ref, handlers } = useModal(onClose);
  return (
    <ModalDialog
      {...handlers}
      ref={ref}
      role="alertdialog"
      className={styles['alert']}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className={styles['sheet']}>
        <span className={styles[tone]}>
          <Icon name={icons[tone]} size={32} />
        </span>
        <h2 className={styles['title']} id={`${id}-title`}>
          {title}
        </h2>
        {children && (
          <div className={styles['text']} id={`${id}-text`}>
            {children}
          </div>
        )}
        {smallPrint && <p className={styles['smallPrint']}>{smallPrint}</p>}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </ModalDialog>
  );
}
