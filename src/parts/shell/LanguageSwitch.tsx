import { languageStore, useLanguage, useText } from '#state/language.ts';
import type { Language } from '#text/sentences.ts';
import { shellText } from '#text/shell.ts';
import styles from './LanguageSwitch.module.css';

/** The languages, each with its own name, so that everyone can find theirs. */
const choices: readonly { language: Language; short: string; name: string }[] = [
  // The accessible name contains the visible label, for speech control (WCAG 2.5.3).
  { language: 'en', short: 'EN', name: 'EN, English' },
  { language: 'bn', short: 'বাংলা', name: 'বাংলা' },
];

/** Switches between English and Bengali immediately. The choice is stored under `lang`. */
export function LanguageSwitch() {
  const t = useText(shellText);
  const current = useLanguage();
  return (
    <div role="group" aria-label={t.language} className={styles['switch']}>
      {choices.map(({ language, short, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={name}
          aria-pressed={language === current}
          className={styles['choice']}
          onClick={() => languageStore.set(language)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
