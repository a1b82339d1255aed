import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { galleryText } from '#text/gallery.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** 'No Image Found!' (catalogue-101): there are none. */
export function GalleryEmpty() {
  const t = useText(galleryText);
  return (
    <EmptyState
      icon="camera"
      title={t.none}
      action={
        <Link to="/branchLocation" className={buttonLook('secondary')}>
          {t.branches}
        </Link>
      }
    >
      {t.noneHint}
    </EmptyState>
  );
}
