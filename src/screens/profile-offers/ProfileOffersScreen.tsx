import { OffersShown } from '#parts/offers/OffersShown.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { profileLinksText } from '#text/profile.ts';

/** The shop's offers inside the profile (customer-area-141). */
export function ProfileOffersScreen() {
  const t = useText(profileLinksText);
  usePageTitle(t.offers);
  return (
    <>
      <h1>{t.offers}</h1>
      <OffersShown />
    </>
  );
}
