import { useState } from 'react';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { announce } from '#ui/announce.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ViewedSheet, type ViewedFile } from './ViewedSheet.tsx';
import styles from './PhotoViewer.module.css';

/**
 * Shows the photos and documents of a customer one at a time: zoom by wheel, pinch, buttons and
 * keys, rotation, brightness and contrast, and PDF pages as pictures (counter-80 to counter-83).
 */
export function PhotoViewer({ files }: { files: readonly ViewedFile[] }) {
  const t = useText(viewerText);
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const position = Math.min(at, files.length - 1);
  const file = files[position];

  function show(next: number): void {
    if (next < 0 || next >= files.length) return;
    setAt(next);
    announce(t.fileOf(next + 1, files.length));
  }

  useShortcuts([
    { key: '[', words: t.previousFile, onPress: () => show(position - 1) },
    { key: ']', words: t.nextFile, onPress: () => show(position + 1) },
  ]);

  if (!file) {
    return (
      <EmptyState icon="prescription" title={t.none}>
        {t.noneHint}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t.title} className={classes(styles['viewer'], isLarge && styles['large'])}>
      {files.length > 1 && (
        <div className={styles['files']}>
          <IconButton
            icon="left"
            label={t.previousFile}
            aria-disabled={position === 0}
            onClick={() => show(position - 1)}
          />
          <span>{t.fileOf(position + 1, files.length)}</span>
          <IconButton
            icon="right"
            label={t.nextFile}
            aria-disabled={position === files.length - 1}
            onClick={() => show(position + 1)}
          />
        </div>
      )}
      <ViewedSheet
        key={file.id}
        file={file}
        name={t.photo(position + 1)}
        isLarge={isLarge}
        onLarge={setLarge}
      />
      <p className={styles['hint']}>{t.sentAt(momentOf(file.createdAt, language))}</p>
    </section>
  );
}
