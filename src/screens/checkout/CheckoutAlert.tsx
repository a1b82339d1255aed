import type { ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export interface CheckoutAlertProps {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}

/** An alert with a Close button that the customer must confirm (shell-72). */
export function CheckoutAlert({ title, children, onClose }: CheckoutAlertProps) {
  const t = useText(checkoutText);
  return (
    <AlertDialog
      title={title}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {children}
    </AlertDialog>
  );
}
