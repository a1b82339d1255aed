import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { CodeWaiting } from './CodeWaiting.tsx';
import { LazyBoundary } from './LazyBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface LazyPartOptions<Props> {
  /** Shown while the code loads; by default nothing. */
  Waiting?: ComponentType<Props>;
  /** Shown where the code failed to load; by default {@link PartFailed}. Null for a part that nobody asked for. */
  Failed?: ComponentType<Props> | null;
  /** False for a part with `onClose` that does not lie over the page. */
  isOver?: boolean;
}

/**
 * A component whose code is a chunk of its own. A chunk that fails to load never takes the page with
 * it: the part says so with a Retry that reloads the page (errors-35). Everything that was written is
 * stored. Mounting the part again requests the chunk again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed, isOver = true }: LazyPartOptions<Props> = {},
): (props: Props) => ReactNode {
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

  return function LazyPart(props: Props) {
    const [{ Part, tries }, setShown] = useState({ Part: latest, tries: 0 });
    const onClose = 'onClose' in props && isAction(props.onClose) ? props.onClose : undefined;
    const place = { isOver, onClose };
    // Browsers keep a module that failed or hangs for the life of the page: only a reload is sure to fetch it again.
    function retry(): void {
      if (navigator.onLine) window.location.reload();
      // Before the worker has stored the page, a reload without a network would lose it.
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
  };
}

function isAction(value: unknown): value is () => void {
  return typeof value === 'function';
}
