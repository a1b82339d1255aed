import { useEffect, useRef, useState } from 'react';
import { useText } from '#state/language.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { readFile } from './read-file.ts';
import type { Drawn, OpenPdf } from './open-pdf.ts';
import styles from './PhotoViewer.module.css';

export interface PdfPageProps {
  address: string;
  /** The page number, from 1. */
  page: number;
  /** The accessible name of the page. */
  name: string;
  className: string | undefined;
  onPages: (count: number) => void;
  onDrawn: (drawn: Drawn) => void;
  /** After `too-slow` a retry does not help. */
  onFailed: (why: 'too-slow' | 'unknown') => void;
}

/** Device pixels of a page's longer side: enough for a fourfold zoom on a phone's screen. */
const maxSidePixels = 2_400;

/** Renders one page of a PDF as a picture. */
export function PdfPage({ address, page, name, className, ...on }: PdfPageProps) {
  const t = useText(viewerText);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [drawn, setDrawn] = useState(0);
  const callbacks = useRef(on);
  useEffect(() => {
    callbacks.current = on;
  });

  useEffect(() => {
    const leaving = new AbortController();
    let opened: OpenPdf | null = null;
    async function open(): Promise<void> {
      try {
        const [{ openPdf }, bytes] = await Promise.all([
          import('./open-pdf.ts'),
          readFile(address, leaving.signal),
        ]);
        opened = await openPdf(bytes);
        if (leaving.signal.aborted) return opened.close();
        callbacks.current.onPages(opened.pages);
        setPdf(opened);
      } catch (failure) {
        // The file could not be fetched or is not a PDF that pdf.js can draw. The viewer reports it
        // and offers the file.
        if (!leaving.signal.aborted) callbacks.current.onFailed(whyOf(failure));
      }
    }
    void open();
    return () => {
      leaving.abort();
      opened?.close();
      setPdf(null);
      setDrawn(0);
    };
  }, [address]);

  useEffect(() => {
    const sheet = canvas.current;
    if (!pdf || !sheet) return undefined;
    let isLeft = false;
    async function draw(from: OpenPdf, onto: HTMLCanvasElement): Promise<void> {
      try {
        const how = await from.draw(page, onto, maxSidePixels);
        if (isLeft) return;
        setDrawn(page);
        callbacks.current.onDrawn(how);
      } catch (failure) {
        if (!isLeft) callbacks.current.onFailed(whyOf(failure));
      }
    }
    void draw(pdf, sheet);
    return () => {
      isLeft = true;
    };
  }, [pdf, page]);

  return (
    <>
      {/* Each page has its own canvas, because pdf.js runs one render at a time per canvas. */}
      <canvas key={page} ref={canvas} role="img" aria-label={name} className={className} />
      {drawn !== page && (
        <span className={styles['waiting']}>
          <Spinner />
          {t.waiting}
        </span>
      )}
    </>
  );
}

/** Compares the name, because the class is in a chunk that is loaded lazily. */
function whyOf(failure: unknown): 'too-slow' | 'unknown' {
  return failure instanceof Error && failure.name === 'TooSlow' ? 'too-slow' : 'unknown';
}
