import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './FileTarget.module.css';

export interface FileTargetProps {
  /** False where nothing more can be taken; what is dropped then only stays away from the page. */
  isOpen: boolean;
  /** In the event itself, while the files can still be read. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * A place that takes pasted and dropped files beside its buttons. Pasting works
 * from anywhere on the page unless a text field takes it; a file that is
 * dropped beside the place is not opened in the page's stead.
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
    // Out of the window: anywhere else the next `dragover` says where it is.
    if (event.relatedTarget === null) setDragged(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setDragged(false);
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    if (isOpen && isWithin(place.current, event.target)) onFiles(files);
  });

  // Follows the clipboard, and files dragged over the page.
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

/** Copied text may bring a picture of itself along: a field that is being written in takes the text. */
function isForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField =
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

function isWithin(place: Node | null, target: EventTarget | null): boolean {
  return target instanceof Node && (place?.contains(target) ?? false);
}
