import { Component, Suspense, type ReactNode } from 'react';

interface LazyBoundaryProps {
  waiting: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** The error boundary of {@link lazyPart}. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, failed, waiting } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
