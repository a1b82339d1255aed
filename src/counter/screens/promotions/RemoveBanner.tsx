import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { say } from '#counter/parts/toast.ts';
import { removeBanner } from '#contract/counter/banners.ts';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Takes a banner away for good, asked once (counter-221). */
export function RemoveBanner({ id, name }: { id: number; name: string }) {
  const t = useText(promotionsText);
  const removing = useChange(removeBanner);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t.remove}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.removeBannerQuestion}
          confirm={t.remove}
          isDanger
          isBusy={removing.isPending}
          problem={removing.error}
          onClose={() => setAsked(false)}
          onConfirm={() => removing.mutate({ id }, { onSuccess: () => say(t.bannerRemoved) })}
        >
          <p>{name}</p>
          <p>{t.removeBannerHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
