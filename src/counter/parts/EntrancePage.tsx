import { useEffect, type ReactNode } from 'react';
import { useShop } from '#state/shop.ts';
import { languageStore, useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import { counterTitle } from './title.ts';
import styles from './EntrancePage.module.css';

export interface EntrancePageProps {
  title: string;
  /** A sentence below the title. */
  why: string;
  children: ReactNode;
  /** Links to other pages, below the card. */
  links?: ReactNode;
}

/**
 * The layout of the pages before the sign-in: one centred card, with the language button above it.
 */
export function EntrancePage({ title, why, children, links }: EntrancePageProps) {
  const t = useText(frameText);
  const { name } = useShop();
  const language = useLanguage();
  useEffect(() => {
    counterTitle.set({ screen: title, waiting: 0 });
  }, [title]);
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['sign']}>
          <Icon name="leaf" />
        </span>
        <span className={styles['shop']}>
          {name[language]} <span className={styles['counter']}>{t.counter}</span>
        </span>
        <Button
          variant="quiet"
          lang={language === 'en' ? 'bn' : 'en'}
          onClick={() => languageStore.set(language === 'en' ? 'bn' : 'en')}
        >
          {language === 'en' ? t.bengali : 'English'}
        </Button>
      </header>
      <main className={classes(surface['raised'], styles['card'])}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['why']}>{why}</p>
        </div>
        {children}
      </main>
      {links && (
        <nav aria-label={t.otherWays} className={styles['links']}>
          {links}
        </nav>
      )}
    </div>
  );
}
