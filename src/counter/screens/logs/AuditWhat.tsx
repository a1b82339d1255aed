import type { AuditEntry, AuditedSubject } from '#contract/counter/logs.ts';
import { isSectionName } from '#contract/counter/shop.ts';
import { ScreenLink } from '#counter/parts/links.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { logsText } from '#text/counter/logs.ts';
import { sectionTitles } from '#text/counter/shop-sections.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { nameAndStrength } from '#text/names.ts';
import styles from './Logs.module.css';

/**
 * The path of the screen that shows a subject. Messages have no path: they have no screen of their
 * own, and may be closed.
 */
const screenOf: Partial<Record<AuditedSubject['kind'], (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  request: (id) => `/requests/${id}`,
  product: (id) => `/products/${id}`,
  import: (id) => `/import/${id}`,
  review: () => '/reviews?kind=review',
  comment: () => '/reviews?kind=comment',
};

/** The subject of an entry, by its usual name, with a link to its screen (counter-197). */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { action, subject, thing, isById } = entry;
  const t = useText(logsText);
  const sections = useText(sectionTitles);
  const words = useProductWords();
  const language = useLanguage();
  if (action.startsWith('shop ') && isSectionName(subject)) {
    const isOfOpening = subject === 'opening' || subject === 'checklist';
    return (
      <span className={styles['words']}>
        <ScreenLink to={isOfOpening ? '/opening' : `/shop/${subject}`}>
          {sections[subject]}
        </ScreenLink>
      </span>
    );
  }
  if (!thing) return <span className={styles['words']}>{isById ? t.gone : subject}</span>;
  const called = nameAndStrength(thing, words, language) || t.noName;
  const to = screenOf[thing.kind]?.(thing.id);
  return (
    <span className={styles['words']}>
      {to ? <ScreenLink to={to}>{called}</ScreenLink> : called}
    </span>
  );
}

/**
 * Further details of an entry. They leave out the name of a stored file, which means nothing to
 * people.
 */
export function AuditDetails({ entry: { action, about, photo, thing } }: { entry: AuditEntry }) {
  const viewer = useText(viewerText);
  if (photo !== null) return <span>{viewer.photo(photo)}</span>;
  // The name of a stored file, the number of a version, and the code of a test.
  const isFile =
    action === 'prescriptions read' ||
    action.startsWith('shop ') ||
    /^(products|offer) picture/.test(action);
  const isSaid = about === thing?.name;
  return <span className={styles['words']}>{isFile || isSaid ? '' : about}</span>;
}
