import { useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import type { Language } from '#text/sentences.ts';
import styles from './Shop.module.css';

const languages: readonly Language[] = ['en', 'bn'];

/** The sentences that customers read, in both languages. */
export function Preview({ lines }: { lines: (language: Language) => readonly string[] }) {
  const t = useText(shopFieldsText);
  return (
    <div className={styles['preview']}>
      <p className={styles['soft']}>{t.preview}</p>
      {languages.map((language) => (
        <div key={language} lang={language}>
          {lines(language).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
