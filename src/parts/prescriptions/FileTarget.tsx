import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './FileTarget.module.css';

export interface FileTargetProps {
  /**
   * False if no more files can be added. Dropped files are then ignored, and the browser does not
   * open them.
   */
  isOpen: boolean;
  /** Called synchronously in the event handler, while the files are still readable. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * An area that accepts pasted and dropped files beside its buttons. Pasting works anywhere on the
 * page, except in text fields. A file that is dropped outside the area does not replace the page.
 */
export function FileTarget({ isOpen, onFiles, children }: FileTargetProps) {
  const t = useText(prescriptionsText);
  const place = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (!isOpen || files.length === 0 || event.defaultPrevented) return;
    if (isForField(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const isHere = isOpen && isWithin(place.current, event.target);
    event.dataTransfer.dropEffect = isHere ? 'copy' : 'none';
    setDragged(isOpen);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // The drag has left the window. Otherwise the next `dragover` updates the state.
    if (event.relatedTarget === null) setDragged(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setDragged(false);
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    if (isOpen && isWithin(place.current, event.target)) onFiles(files);
  });

  // Handles paste events and files that are dragged over the page.
  useEffect(() => {
    const closing = new AbortController();
    const on = { signal: closing.signal };
    document.addEventListener('paste', paste, on);
    document.addEventListener('dragover', drag, on);
    document.addEventListener('dragleave', leave, on);
    document.addEventListener('drop', drop, on);
    return () => closing.abort();
  }, []);

  return (
    <div ref={place} className={classes(styles['target'], isDragged && styles['dragged'])}>
      {children}
      {isDragged && (
        <p className={styles['here']}>
          <Icon name="upload" />
          {t.dropHere}
        </p>
      )}
    </div>
  );
}

function filesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** Copied text can contain a picture of itself. A focused text field takes the text. */
function isForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField =
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

function isWithin(place: Node | null, target: EventTarget | null): boolean {
  return target instanceof Node && (place?.contains(target) ?? false);
}
