import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { productPageText } from '#text/product-page.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const SafeHtml = lazyPart(async () => (await import('#parts/safe-html/SafeHtml.tsx')).SafeHtml, {
  Waiting: DetailsWaiting,
});

export interface DetailsProps {
  html: string;
  /** Whether the details are not stored on this phone and need a network. */
  isAway: boolean;
}

/** The product details of the host as sanitised HTML, or an empty state. */
export function Details({ html, isAway }: DetailsProps) {
  const t = useText(productPageText);
  if (isAway) {
    return (
      <EmptyState icon="offline" title={t.detailsAway}>
        {t.detailsAwayHint}
      </EmptyState>
    );
  }
  if (html.trim() === '') {
    return (
      <EmptyState icon="info" title={t.noDetails}>
        {t.noDetailsHint}
      </EmptyState>
    );
  }
  return <SafeHtml html={html} />;
}

function DetailsWaiting() {
  return (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
