import { useEffect, useState } from 'react';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { languageStore, useLanguage } from '#state/language.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { Buttons } from './Buttons.tsx';
import { Fields } from './Fields.tsx';
import { Messages } from './Messages.tsx';
import { Navigation } from './Navigation.tsx';
import { Overlays } from './Overlays.tsx';
import { useSamples } from './samples.ts';
import { Shapes } from './Shapes.tsx';
import styles from './ComponentsScreen.module.css';

/** For developers: every control of src/ui in its states, in both languages and themes. */
export function ComponentsScreen() {
  const t = useSamples();
  usePageTitle(t.title);
  return (
    <div className={styles['screen']}>
      <header className={styles['heading']}>
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
        <div className={styles['switches']}>
          <LanguageField />
          <ThemeField />
        </div>
      </header>
      <Buttons />
      <Fields />
      <Messages />
      <Shapes />
      <Navigation />
      <Overlays />
    </div>
  );
}

function LanguageField() {
  const t = useSamples();
  return (
    <SelectField
      label={t.language}
      value={useLanguage()}
      onChange={(language) => languageStore.set(language === 'bn' ? 'bn' : 'en')}
      options={[
        { value: 'en', label: 'English' },
        { value: 'bn', label: 'বাংলা' },
      ]}
    />
  );
}

/** Sets `data-theme` on the root, which overrides the phone's own theme (src/styles/tokens.css). */
function ThemeField() {
  const t = useSamples();
  const [theme, setTheme] = useState('phone');
  // The attribute is on an element outside of React's root. It is removed on unmount.
  useEffect(() => {
    const root = document.documentElement;
    if (theme !== 'phone') root.dataset['theme'] = theme;
    return () => {
      delete root.dataset['theme'];
    };
  }, [theme]);
  return (
    <SelectField
      label={t.theme}
      value={theme}
      onChange={setTheme}
      options={Object.entries(t.themes).map(([value, label]) => ({ value, label }))}
    />
  );
}
