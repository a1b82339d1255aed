import { InstallOffer } from '#parts/install/InstallOffer.tsx';
import { UpdateOffer } from '#parts/update/UpdateOffer.tsx';
import { ChatLinks } from './ChatLinks.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

/** What floats and is not needed at once: ways to a person, the other language, the home screen, the next version. */
export function Offers() {
  return (
    <>
      <ChatLinks />
      <LanguageOffer />
      <InstallOffer />
      <UpdateOffer />
    </>
  );
}
