import { readiness } from '#contract/counter/shop.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { openingText } from '#text/counter/opening.ts';
import { momentOf } from '#text/dates.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import { ScreenLink } from './links.tsx';

/** Warns an owner that the shop is closed, or that the newest backup is old (counter-325). */
export function OwnerNotice() {
  const t = useText(openingText);
  const language = useLanguage();
  const { isDemonstration } = useShop();
  const { data } = useEndpoint(readiness, {});
  if (!data || isDemonstration) return null;
  const { state } = data.opening.value;
  const age = data.backupAt ? t.newestBackup(momentOf(data.backupAt, language)) : t.neverBackedUp;
  const sentences = [
    state === 'soon' && t.noticeSoon,
    state === 'closed' && t.noticeClosed,
    data.isBackupOld && `${age} ${t.backupOld}`,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ScreenLink to="/opening" className={buttonLook('secondary')}>
          {t.toOpening}
        </ScreenLink>
      }
    >
      {sentences.join(' ')}
    </Notice>
  );
}
