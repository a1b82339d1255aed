import {
  Component,
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentType,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';
import { PartFailed, type PartFailedProps } from './PartFailed.tsx';
import { useLoadDelay } from './use-load-delay.ts';

interface LazyPartOptions<Props> {
  /** Renders while the code loads; nothing by default. */
  Waiting?: ComponentType<Props>;
  /**
   * Renders if the code failed to load; {@link PartFailed} by default. Null for a part that opened
   * without the customer's action.
   */
  Failed?: ComponentType<Props> | null;
  /** False for a part that has `onClose` but is not a dialog over the page. */
  isOver?: boolean;
}

/**
 * Creates a component whose code is a chunk of its own. If the chunk fails to load, the rest of the
 * page stays, and the part shows an error with a Retry that reloads the page (errors-35). The
 * reload is safe, because drafts, bag and checkout are stored. Mounting the part again requests the
 * chunk again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed, isOver = true }: LazyPartOptions<Props> = {},
): NamedExoticComponent<Props> {
  // React caches the outcome of a lazy component, so each try needs a new one.
  const createPart = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = createPart();
        throw error;
      }
    });
  let latest = createPart();

  // Memoized, because React replaces the server's markup with the fallback if the part is rendered
  // again before its code has loaded, for example by a change of the language.
  return memo(function LazyPart(props: Props) {
    const [{ Part, tries }, setShown] = useState({ Part: latest, tries: 0 });
    const onClose = 'onClose' in props && isAction(props.onClose) ? props.onClose : undefined;
    const place = { isOver, onClose };
    // Browsers cache a failed or pending module import until the page closes, so only a reload
    // reliably fetches it again.
    function retry(): void {
      if (navigator.onLine) window.location.reload();
      // Offline, a reload would lose the page if the worker has not stored it yet.
      else setShown({ Part: latest, tries: tries + 1 });
    }
    const waiting = Waiting && <Waiting {...props} />;
    const failed = Failed ? <Failed {...props} /> : <PartFailed {...place} onRetry={retry} />;
    return (
      <LazyBoundary
        key={tries}
        waiting={Failed === undefined ? <CodeWaiting {...place}>{waiting}</CodeWaiting> : waiting}
        failed={Failed === null ? null : failed}
      >
        <Part {...props} />
      </LazyBoundary>
    );
  });
}

function isAction(value: unknown): value is () => void {
  return typeof value === 'function';
}

interface LazyBoundaryProps {
  waiting: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** The error boundary of {@link lazyPart}. */
class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, failed, waiting } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

interface CodeWaitingProps extends Pick<PartFailedProps, 'isOver' | 'onClose'> {
  children: ReactNode;
}

/**
 * Fallback for a part while its code loads. Offers a reload after 20 s and shows an error after 120
 * s (errors-34).
 */
function CodeWaiting({ children, ...place }: CodeWaitingProps) {
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
