import { BagCorner } from '#parts/bag/BagCorner.tsx';
import { BagNews } from '#parts/bag/BagNews.tsx';
import { InstallOffer } from '#parts/install/InstallOffer.tsx';
import { UpdateOffer } from '#parts/update/UpdateOffer.tsx';
import { classes } from '#ui/classes.ts';
import { ChatLinks } from './ChatLinks.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import styles from './Floating.module.css';
import { useIsDockAway } from './use-dock-away.ts';
import { useSilenceAfterSwitch } from './use-silence-after-switch.ts';
import { useWritingMark } from './use-writing-mark.ts';

/**
 * All that stays at the window's lower edge and is not needed for the first paint:
 * offers that come and go, and the dock with the ways to a person and the cart bar
 * (shell-25, shell-27). On a phone the dock is opaque, as an edge of the window: nothing lies under
 * it half seen. It goes away while the page is scrolled down. On a desktop the ways to a person
 * stand in the page's margin, where they cover nothing (shell-26).
 */
export function Floating() {
  const isAway = useIsDockAway();
  // Here, for they are in no first load.
  useSilenceAfterSwitch();
  useWritingMark();
  return (
    <div className={classes(styles['floating'], isAway && styles['away'])}>
      <div className={styles['offers']}>
        <LanguageOffer />
        <InstallOffer />
        <UpdateOffer />
        <BagNews />
      </div>
      <div className={styles['dock']}>
        <ChatLinks />
        <BagCorner />
      </div>
    </div>
  );
}
