import { useRef, useState, type ReactNode } from 'react';
import { say } from '#counter/parts/toast.ts';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { maxEntries, movedEntry, nextEntryId, type ListEntry } from '#domain/shop-lists.ts';
import { imageUrl, type PictureType } from '#domain/picture.ts';
import { useLanguage, useText } from '#state/language.ts';
import { sectionText } from '#text/counter/shop.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { inLanguage } from '#text/names.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { IconName } from '#ui/icons.ts';
import styles from './ListEditor.module.css';

/** The dialog of an entry. */
export interface EntryDialogProps<Entry> {
  /** A new entry is empty. */
  entry: Entry;
  isNew: boolean;
  /** Puts the entry into the list and closes the dialog. */
  onSave: (entry: Entry) => void;
  onClose: () => void;
}

export interface ListEditorProps<Entry extends ListEntry> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Entry[];
  onChange: (rows: Entry[]) => void;
  error: string | null;
  /** The label of the button that adds an entry. */
  add: string;
  /** New entries come first. */
  addsFirst?: boolean;
  blank: (id: number) => Entry;
  empty: { icon: IconName; title: string };
  /** The file name of an entry's picture. */
  pictureOf?: (entry: Entry) => string;
  /** The type of the pictures; Gallery if it is absent. */
  pictureType?: PictureType;
  /** Whether an entry can be removed; every one if it is absent. */
  canRemove?: (entry: Entry) => boolean;
  /** More about an entry, below its name. */
  details?: (entry: Entry) => ReactNode;
  dialog: (props: EntryDialogProps<Entry>) => ReactNode;
}

/**
 * A list whose entries are added and edited in a dialog, moved, hidden and removed (counter-311).
 * Nothing is sent: the form of the part saves the list.
 */
export function ListEditor<Entry extends ListEntry>(props: ListEditorProps<Entry>) {
  const { label, rows, onChange, error, addsFirst = false, blank, empty, dialog } = props;
  const t = useText(shopListsText);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ entry: Entry; isNew: boolean } | null>(null);

  function focus(selector: string): void {
    afterPaint(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function put(entry: Entry): void {
    const isNew = !rows.some(({ id }) => id === entry.id);
    if (isNew) onChange(addsFirst ? [entry, ...rows] : [...rows, entry]);
    else onChange(rows.map((row) => (row.id === entry.id ? entry : row)));
    setOpen(null);
    say(t.notSavedYet);
  }

  function move(entry: Entry, by: -1 | 1): void {
    const moved = movedEntry(rows, entry.id, by);
    onChange(moved);
    announce(t.movedTo(inLanguage(entry.name, language), moved.indexOf(entry) + 1, moved.length));
    // A browser takes the focus from an element that is moved.
    focus(`[data-entry="${entry.id}"] [data-move="${by}"]`);
  }

  function remove(entry: Entry, at: number): void {
    onChange(rows.filter((row) => row !== entry));
    announce(t.removed(inLanguage(entry.name, language)));
    const next = rows[at + 1] ?? rows[at - 1];
    focus(next ? `[data-entry="${next.id}"] [data-remove]` : '[data-add]');
  }

  return (
    <div ref={list} className={styles['editor']}>
      <div>
        <Button
          variant="secondary"
          data-add=""
          disabled={rows.length >= maxEntries}
          onClick={() => setOpen({ entry: blank(nextEntryId(rows)), isNew: true })}
        >
          <Icon name="plus" />
          {props.add}
        </Button>
      </div>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className={styles['rows']} aria-label={label}>
          {rows.map((entry, at) => (
            <Row
              key={entry.id}
              {...props}
              entry={entry}
              at={at}
              onMove={(by) => move(entry, by)}
              onEdit={() => setOpen({ entry, isNew: false })}
              onHide={() => put({ ...entry, isHidden: !entry.isHidden })}
              onRemove={() => remove(entry, at)}
            />
          ))}
        </ul>
      )}
      {open && dialog({ ...open, onSave: put, onClose: () => setOpen(null) })}
    </div>
  );
}

interface RowProps<Entry extends ListEntry> extends ListEditorProps<Entry> {
  entry: Entry;
  at: number;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onHide: () => void;
  onRemove: () => void;
}

function Row<Entry extends ListEntry>(props: RowProps<Entry>) {
  const { entry, at, rows, pictureOf, pictureType = 'Gallery', details, onMove } = props;
  const isRemovable = props.canRemove?.(entry) ?? true;
  const t = useText(shopListsText);
  const frame = useText(sectionText);
  const language = useLanguage();
  const name = inLanguage(entry.name, language);
  const picture = pictureOf && imageUrl(pictureType, 'Small', pictureOf(entry));
  const isFirst = at === 0;
  const isLast = at === rows.length - 1;
  return (
    <li className={styles['row']} data-entry={entry.id}>
      <div className={styles['about']}>
        {picture && <img className={styles['picture']} src={picture} alt="" loading="lazy" />}
        <div className={styles['words']}>
          <strong>{name}</strong>
          {details?.(entry)}
          {entry.isHidden && <StatusPill tone="over">{t.hidden}</StatusPill>}
        </div>
      </div>
      <div className={styles['tools']}>
        <Button
          variant="quiet"
          data-move={-1}
          aria-label={frame.up(name)}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        >
          ↑
        </Button>
        <Button
          variant="quiet"
          data-move={1}
          aria-label={frame.down(name)}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        >
          ↓
        </Button>
        <Button variant="quiet" aria-label={t.edit(name)} onClick={props.onEdit}>
          {t.editShort}
        </Button>
        <Button
          variant="quiet"
          aria-label={entry.isHidden ? t.show(name) : t.hide(name)}
          onClick={props.onHide}
        >
          {entry.isHidden ? t.showShort : t.hideShort}
        </Button>
        {isRemovable && (
          <IconButton
            icon="trash"
            label={frame.remove(name)}
            data-remove=""
            onClick={props.onRemove}
          />
        )}
      </div>
    </li>
  );
}
