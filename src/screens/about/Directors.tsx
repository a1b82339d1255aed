import type { Director } from '#domain/directors.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import styles from './Directors.module.css';

/** The board, each director with portrait, name and office. */
export function Directors({ directors }: { directors: readonly Director[] }) {
  const t = useText(articleText);
  const language = useLanguage();
  return (
    <ul className={styles['directors']}>
      {directors.map(({ name, role, image }) => (
        <li key={name.en} className={styles['director']}>
          <Picture
            type="Gallery"
            size="Small"
            file={image}
            alt={t.portraitOf(name[language])}
            width={320}
            height={320}
            className={styles['portrait']}
          />
          <h3 className={styles['name']}>{name[language]}</h3>
          <p className={styles['role']}>{role[language]}</p>
        </li>
      ))}
    </ul>
  );
}
