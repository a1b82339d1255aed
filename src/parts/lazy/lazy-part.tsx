import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { isAnythingUnfinished } from '#state/update.ts';
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
    const again = () => {
      // What the part is made of may be remembered as lost, too: then only a new page has it.
      if (tries > 0 && navigator.onLine && !isAnythingUnfinished()) window.location.reload();
      else setShown({ Part: fetched(), tries: tries + 1 });
    };
    return (
      <LazyBoundary key={tries} waiting={waiting} failed={<PartFailed onRetry={again} />}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
