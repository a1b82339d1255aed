import { useText } from '#state/language.ts';
import { draftsText } from '#text/counter/drafts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { KeptForm } from './use-kept-form.ts';

/** Says that a form stands as it was left, and offers to begin anew. */
export function DraftNotice<Fields>({ form }: { form: KeptForm<Fields> }) {
  const t = useText(draftsText);
  if (!form.isFromBefore) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="quiet" onClick={() => form.beginAnew()}>
          {t.startAgain}
        </Button>
      }
    >
      {t.kept}
    </Notice>
  );
}
