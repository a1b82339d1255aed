import { useId, useState, type KeyboardEvent } from 'react';
import { call } from '#counter/api/call.ts';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { me } from '#contract/counter/staff.ts';
import { useText } from '#state/language.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { asSent, LightControls, type Light } from './LightControls.tsx';
import { PdfPage } from './PdfPage.tsx';
import { useStage } from './use-stage.ts';
import { SheetTools } from './SheetTools.tsx';
import styles from './PhotoViewer.module.css';

export interface ViewedFile {
  id: string;
  kind: 'picture' | 'pdf' | 'document';
  /** The URL of the file (`fileAddress`). The server records each load as a view. */
  address: string;
  /** ISO 8601. */
  createdAt: string;
}

interface ViewedSheetProps {
  file: ViewedFile;
  /** The accessible name of the file. */
  name: string;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

/** Pixels that an arrow key pans a zoomed file. */
const stride = 60;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};

/** Shows one file with its tools. */
export function ViewedSheet({ file, name, isLarge, onLarge }: ViewedSheetProps) {
  const t = useText(viewerText);
  const help = useId();
  const [turn, setTurn] = useState(0);
  const [light, setLight] = useState<Light>(asSent);
  const [isLightShown, showLight] = useState(false);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  /** The page that could only be drawn in part; 0 if there is none. */
  const [inPart, setInPart] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isTooSlow, setTooSlow] = useState(false);
  /** A failed attempt with an even number is retried once automatically. */
  const [attempt, setAttempt] = useState(0);
  const { sheet, scale, controls } = useStage();
  const { fit, move } = controls;

  /**
   * Calls the server first: if the session has expired, this opens the sign-in dialog, and the file
   * is loaded again after it.
   */
  async function failed(why: 'too-slow' | 'unknown' = 'unknown'): Promise<void> {
    setTooSlow(why === 'too-slow');
    if (why === 'too-slow' || attempt % 2 === 1) return setFailed(true);
    try {
      await call(me, {});
      setAttempt(attempt + 1);
    } catch {
      setFailed(true);
    }
  }

  function tryAgain(): void {
    setFailed(false);
    setAttempt(attempt + (attempt % 2 === 1 ? 1 : 2));
  }

  function zoom(direction: 'zoomIn' | 'zoomOut'): void {
    announce(t.zoomed(Math.round(controls[direction]() * 100)));
  }

  function showAll(): void {
    fit();
    announce(t.whole);
  }

  function turnRight(): void {
    const next = (turn + 90) % 360;
    setTurn(next);
    fit();
    announce(t.turned(next));
  }

  function showPage(next: number): void {
    if (next < 1 || next > pages) return;
    setPage(next);
    fit();
    announce(t.page(next, pages));
  }

  useShortcuts([
    { key: '+', words: t.zoomIn, onPress: () => zoom('zoomIn') },
    { key: '-', words: t.zoomOut, onPress: () => zoom('zoomOut') },
    { key: '0', words: t.fitLong, onPress: showAll },
    { key: 'r', words: t.turn, onPress: turnRight },
  ]);

  function steer(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    // On most keyboards this is the key of plus without Shift.
    if (event.key === '=') zoom('zoomIn');
    else if (event.key === 'PageDown' && pages > 1) showPage(page + 1);
    else if (event.key === 'PageUp' && pages > 1) showPage(page - 1);
    else if (event.key === 'Escape' && isLarge) onLarge(false);
    else if (arrow && scale > 1) move(...arrow);
    else return;
    event.preventDefault();
    // Shortcuts of the screen (`useShortcuts`) must not react to the same key.
    event.stopPropagation();
  }

  const failure = isTooSlow ? t.tooSlow : t.failed;
  const isShown = file.kind !== 'document' && !hasFailed;
  const look = classes(styles['sheet'], turn % 180 !== 0 && styles['lying']);
  const save = (
    <a className={buttonLook('secondary')} href={file.address} download>
      <Icon name="download" />
      {t.download}
    </a>
  );
  return (
    <>
      <SheetTools
        onZoom={zoom}
        onFit={showAll}
        pages={pages}
        page={page}
        isLarge={isLarge}
        isLightShown={isLightShown}
        onTurn={turnRight}
        onPage={showPage}
        onLight={() => showLight(!isLightShown)}
        onLarge={() => {
          fit();
          onLarge(!isLarge);
        }}
      />
      {isLightShown && <LightControls light={light} onChange={setLight} />}
      {isShown ? (
        <div
          role="group"
          aria-label={pages > 1 ? `${name}, ${t.page(page, pages)}` : name}
          aria-describedby={help}
          tabIndex={0}
          className={styles['stage']}
          onKeyDown={steer}
        >
          <div ref={sheet} className={styles['moved']}>
            <div
              className={styles['turned']}
              style={{
                rotate: `${turn}deg`,
                filter: `brightness(${light.brightness}%) contrast(${light.contrast}%)`,
              }}
            >
              {file.kind === 'pdf' ? (
                <PdfPage
                  key={attempt}
                  address={file.address}
                  page={page}
                  name={name}
                  className={look}
                  onPages={setPages}
                  onDrawn={(drawn) => setInPart(drawn === 'whole' ? 0 : page)}
                  onFailed={(why) => void failed(why)}
                />
              ) : (
                <img
                  key={attempt}
                  src={file.address}
                  alt={name}
                  draggable={false}
                  className={look}
                  onError={() => void failed()}
                />
              )}
            </div>
          </div>
        </div>
      ) : (
        <Notice tone={hasFailed ? 'error' : 'info'} action={save} live>
          {hasFailed ? failure : t.document}{' '}
          {hasFailed && (
            <Button variant="quiet" onClick={tryAgain}>
              {t.again}
            </Button>
          )}
        </Notice>
      )}
      {isShown && inPart === page && (
        <Notice tone="warning" action={save} live>
          {t.inPart}
        </Notice>
      )}
      <VisuallyHidden>
        <span id={help}>{t.keys}</span>
      </VisuallyHidden>
    </>
  );
}
