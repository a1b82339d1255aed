import { useText } from '#state/language.ts';
import { errorsText } from '#text/errors.ts';
import { shelfText } from '#text/shelf.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFailure } from './use-failure.ts';

export interface ChoiceFailedProps {
  error: Error;
  onRetry: () => void;
}

/** Shown above the previous list when the requested one could not be fetched. */
export function ChoiceFailed({ error, onRetry }: ChoiceFailedProps) {
  const t = useText(errorsText);
  const words = useText(shelfText);
  const { isAway, whole, hint } = useFailure(error);
  return (
    <div role="alert">
      <Notice
        tone={isAway ? 'offline' : 'error'}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        <strong>{whole}</strong>
        {hint && <p>{hint}</p>}
        <p>{words.listBefore}</p>
      </Notice>
    </div>
  );
}
