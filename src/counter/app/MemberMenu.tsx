import { useState } from 'react';
import type { StaffMember } from '#domain/staff.ts';
import { languageStore, useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { ownPasswordText } from '#text/counter/own-password.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { Icon } from '#ui/Icon.tsx';
import { MenuButton } from '#ui/MenuButton.tsx';
import { useGo } from '#counter/parts/links.tsx';
import { leave } from './leave.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import styles from './MemberMenu.module.css';

/**
 * The menu of the signed-in member: language, settings, password, recovery codes, shortcuts,
 * sign-out.
 */
export function MemberMenu({ member, onHelp }: { member: StaffMember; onHelp: () => void }) {
  const t = useText(frameText);
  const ownPassword = useText(ownPasswordText);
  const recovery = useText(recoveryCodesText);
  const language = useLanguage();
  const go = useGo();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <MenuButton
        label={t.memberMenu(member.name)}
        className={styles['member']}
        items={[
          {
            id: 'language',
            icon: 'chat',
            words: language === 'en' ? t.bengali : 'English',
            onChoose: () => languageStore.set(language === 'en' ? 'bn' : 'en'),
          },
          {
            id: 'settings',
            icon: 'filter',
            words: t.settings,
            onChoose: () => setSettingsOpen(true),
          },
          {
            id: 'password',
            icon: 'user',
            words: ownPassword.open,
            onChoose: () => go('/password'),
          },
          {
            id: 'recovery-codes',
            icon: 'smartphone',
            words: recovery.open,
            onChoose: () => go('/recovery-codes'),
          },
          { id: 'keys', icon: 'info', words: t.shortcuts, onChoose: onHelp },
          { id: 'out', icon: 'right', words: t.signOut, onChoose: () => void leave() },
        ]}
      >
        <span className={styles['who']}>
          <span className={styles['name']}>{member.name}</span>
          <span className={styles['role']}>{t[member.role]}</span>
        </span>
        <span className={styles['face']}>
          <Icon name="user" />
        </span>
        <Icon name="down" size={16} />
      </MenuButton>
      {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </>
  );
}
