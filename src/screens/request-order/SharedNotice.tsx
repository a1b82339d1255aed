import type { SharingResult } from '#contract/share.ts';
import { useText } from '#state/language.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { Notice } from '#ui/Notice.tsx';

export interface SharedNoticeProps {
  /** The number of files of another app that were just added to the draft. */
  added: number;
  /** The result of the sharing, from the address. */
  sharing: SharingResult | undefined;
}

/** The result of sharing files from another app with the shop. */
export function SharedNotice({ added, sharing }: SharedNoticeProps) {
  const t = useText(prescriptionsText);
  if (added > 0) {
    return (
      <Notice tone="info" icon="prescription" live>
        {t.sharedAdded(added)} {t.keptHere}
      </Notice>
    );
  }
  const failed = {
    nothing: t.sharedNothing,
    'not-saved': t.sharedNotSaved,
    missed: t.sharedMissed,
    kept: '',
  };
  const sentence = sharing && failed[sharing];
  return sentence ? (
    <Notice tone="warning" live>
      {sentence}
    </Notice>
  ) : null;
}
