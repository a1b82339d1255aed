import { useLanguage, useText } from '#state/language.ts';
import { noSuchPageText } from '#text/no-such-page.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { PagerProps } from '#ui/Pager.tsx';

export interface NoSuchPageProps extends Pick<PagerProps, 'link'> {
  /** The requested page. */
  page: number;
  /** The number of pages, or 0 if the host does not report it. */
  pageCount: number;
}

/** Shown for a page after the last one of a list. It explains this and links back into the list. */
export function NoSuchPage({ page, pageCount, link }: NoSuchPageProps) {
  const t = useText(noSuchPageText);
  const language = useLanguage();
  const last = digits(pageCount, language);
  const to = Math.max(1, pageCount);
  const words = to > 1 ? t.toLast(last) : t.toFirst;
  const action = link(to, { className: buttonLook('secondary'), 'aria-label': words }, words);
  return (
    <EmptyState icon="info" title={t.title(digits(page, language))} action={action}>
      {pageCount > 0 ? t.hint(last) : t.hintUncounted}
    </EmptyState>
  );
}
