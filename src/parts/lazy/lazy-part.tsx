import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { isAnythingUnfinished } from '#state/update.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

/**
 * A part of a screen whose code is fetched when the reader asks for it. Where
 * it does not come, the part says so, and Retry fetches it again, as does opening
 * it once more. One that takes `onClose` lies over the page, and so does what is
 * said in its place, unless `isOver` is false (errors-35).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
  isOver = true,
): ComponentType<Props> {
  // React keeps what a try came to: another try is another part to it.
  const fetched = () =>
    lazy(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        (lost: unknown) => {
          latest = fetched();
          throw lost;
        },
      ),
    );
  let latest = fetched();

  return function LazyPart(props: Props) {
    const [{ Part, tries }, setShown] = useState({ Part: latest, tries: 0 });
    const onClose = 'onClose' in props && isAction(props.onClose) ? props.onClose : undefined;
    const again = () => {
      // What the part is made of may be remembered as lost, too: then only a new page has it.
      if (tries > 0 && navigator.onLine && !isAnythingUnfinished()) window.location.reload();
      else setShown({ Part: latest, tries: tries + 1 });
    };
    return (
      <LazyBoundary
        key={tries}
        waiting={waiting}
        failed={<PartFailed isOver={isOver} onRetry={again} onClose={onClose} />}
      >
        <Part {...props} />
      </LazyBoundary>
    );
  };
}

function isAction(value: unknown): value is () => void {
  return typeof value === 'function';
}
