import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: ButtonVariant;
  /** Whether it fills the width of its container, for the main action of a screen on a phone. */
  wide?: boolean;
  /**
   * Whether its action is in progress. It keeps its width, ignores taps and informs screen readers.
   */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button for an action on this page. For navigation use a link with `buttonLook`. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(variant, { wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
