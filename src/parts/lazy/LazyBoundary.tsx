import { Component, Suspense, type ReactNode } from 'react';

interface LazyBoundaryProps {
  /** While it is being loaded; nothing by default. */
  waiting?: ReactNode;
  /** When it could not be loaded (offline before the worker kept it). */
  failed?: ReactNode;
  children: ReactNode;
}

/** Around a part that is loaded when it is needed: a lost chunk never takes the page with it. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, failed = null, waiting = null } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
