import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { contactText } from '#text/contact.ts';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import { ContactForm } from './ContactForm.tsx';
import { ReachUs } from './ReachUs.tsx';
import styles from './ContactScreen.module.css';

/**
 * Contact Us (catalogue-113, catalogue-117): a form that also works without a network, and the
 * contact data.
 */
export function ContactScreen() {
  const t = useText(contactText);
  usePageTitle(t.title);
  return (
    <div className={classes(layout['page'], layout['airy'], styles['screen'])}>
      <header className={styles['heading']}>
        <h1>{t.title}</h1>
        <p className={styles['intro']}>{t.intro}</p>
      </header>
      <div className={styles['columns']}>
        <section className={styles['section']} aria-labelledby="write-to-us">
          <h2 id="write-to-us">{t.formTitle}</h2>
          <ContactForm />
        </section>
        <ReachUs />
      </div>
    </div>
  );
}
