import { useLanguage, useText } from '#state/language.ts';
import { partnersText } from '#text/counter/partners.ts';
import { momentOf } from '#text/dates.ts';
import { Notice } from '#ui/Notice.tsx';

interface TestResultProps {
  /** Null if these settings were never tried. */
  test: { at: string; reply: string; isWorking: boolean } | null;
  sentence: string;
}

/** The newest test of a partner: when, how it went, and the partner's own words. */
export function TestResult({ test, sentence }: TestResultProps) {
  const t = useText(partnersText);
  const language = useLanguage();
  if (!test) return <p>{t.neverTested}</p>;
  return (
    <Notice tone={test.isWorking ? 'success' : 'warning'} live>
      <p>
        {t.tested(momentOf(test.at, language))} {sentence}
      </p>
      {test.reply !== '' && <p>{t.partnerSaid(test.reply)}</p>}
    </Notice>
  );
}
