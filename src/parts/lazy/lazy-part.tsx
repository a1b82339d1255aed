import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

/**
 * A part of a screen whose code is fetched when the reader asks for it. Where
 * it does not come, the part says so, and Retry fetches it again (errors-35).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await load() }));
  const first = fetched();

  return function LazyPart(props: Props) {
    const [{ Part, tries }, setShown] = useState({ Part: first, tries: 0 });
    // React keeps what a try came to: another try is another part to it.
    const again = () => setShown({ Part: fetched(), tries: tries + 1 });
    return (
      <LazyBoundary key={tries} waiting={waiting} failed={<PartFailed onRetry={again} />}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
