import { useText } from '#state/language.ts';
import { draftsText } from '#text/counter/drafts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface DraftNoticeProps {
  form: { isFromDraft: boolean; restart: () => void };
}

/** A notice that the form shows a stored draft, with a button that discards it. */
export function DraftNotice({ form }: DraftNoticeProps) {
  const t = useText(draftsText);
  if (!form.isFromDraft) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="quiet" onClick={() => form.restart()}>
          {t.startAgain}
        </Button>
      }
    >
      {t.kept}
    </Notice>
  );
}
