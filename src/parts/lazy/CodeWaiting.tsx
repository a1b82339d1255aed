import type { ReactNode } from 'react';
import { PartFailed, type PartFailedProps } from './PartFailed.tsx';
import { useLoadDelay } from './use-load-delay.ts';

interface CodeWaitingProps extends Pick<PartFailedProps, 'isOver' | 'onClose'> {
  children: ReactNode;
}

/**
 * Fallback for a part while its code loads. Offers a reload after 20 s and shows an error after 120
 * s (errors-34).
 */
export function CodeWaiting({ children, ...place }: CodeWaitingProps) {
  const delay = useLoadDelay();
  const reload = () => window.location.reload();
  if (delay === 'timed-out') return <PartFailed {...place} onRetry={reload} />;
  return (
    <>
      {children}
      {delay === 'long' && <PartFailed {...place} isLoading onRetry={reload} />}
    </>
  );
}
