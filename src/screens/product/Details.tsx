import { lazy, Suspense } from 'react';
import { useText } from '#state/language.ts';
import { productPageText } from '#text/product-page.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const SafeHtml = lazy(() =>
  import('#parts/safe-html/SafeHtml.tsx').then((loaded) => ({ default: loaded.SafeHtml })),
);

/** What the host wrote about the product: sanitised, or an empty state where it wrote nothing. */
export function Details({ html }: { html: string }) {
  const t = useText(productPageText);
  if (html.trim() === '') {
    return (
      <EmptyState icon="info" title={t.noDetails}>
        {t.noDetailsHint}
      </EmptyState>
    );
  }
  const waiting = (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <SafeHtml html={html} />
    </Suspense>
  );
}
