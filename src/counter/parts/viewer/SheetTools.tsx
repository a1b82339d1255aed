import { useText } from '#state/language.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './PhotoViewer.module.css';

interface SheetToolsProps {
  onZoom: (direction: 'zoomIn' | 'zoomOut') => void;
  onFit: () => void;
  /** The number of pages of a PDF; 1 for any other file. */
  pages: number;
  page: number;
  isLarge: boolean;
  isLightShown: boolean;
  onTurn: () => void;
  onPage: (page: number) => void;
  onLight: () => void;
  onLarge: () => void;
}

/** SVG paths of the icons that enlarge the viewer and reduce it again. */
const outwards = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const inwards = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

/** The toolbar for the displayed file. */
export function SheetTools(props: SheetToolsProps) {
  const t = useText(viewerText);
  const { pages, page } = props;
  return (
    <>
      <div role="toolbar" aria-label={t.title} className={styles['tools']}>
        <IconButton icon="plus" label={t.zoomIn} onClick={() => props.onZoom('zoomIn')} />
        <IconButton icon="minus" label={t.zoomOut} onClick={() => props.onZoom('zoomOut')} />
        <Button variant="quiet" onClick={props.onFit}>
          {t.fit}
        </Button>
        <IconButton icon="refresh" label={t.turn} onClick={props.onTurn} />
        <Button variant="quiet" aria-expanded={props.isLightShown} onClick={props.onLight}>
          {t.light}
        </Button>
        <Button
          variant="quiet"
          aria-label={props.isLarge ? t.small : t.large}
          title={props.isLarge ? t.small : t.large}
          onClick={props.onLarge}
        >
          <svg viewBox="0 0 24 24" className={styles['corners']} aria-hidden>
            <path d={props.isLarge ? inwards : outwards} />
          </svg>
        </Button>
      </div>
      {pages > 1 && (
        <div role="group" aria-label={t.pages} className={styles['pages']}>
          <IconButton
            icon="left"
            label={t.previousPage}
            aria-disabled={page === 1}
            onClick={() => props.onPage(page - 1)}
          />
          <span>{t.page(page, pages)}</span>
          <IconButton
            icon="right"
            label={t.nextPage}
            aria-disabled={page === pages}
            onClick={() => props.onPage(page + 1)}
          />
        </div>
      )}
    </>
  );
}
