import { useEffect, useRef } from 'react';
import { createEphemeralStore } from '#state/ephemeral-store.ts';

export interface Shortcut {
  /** The `event.key`: 'j', 'ArrowDown', '/'. Letters in lower case. */
  key: string;
  /** The description in the reader's language, shown by `?`. */
  words: string;
  onPress: () => void;
  /** Requires Ctrl (or ⌘). The shortcut then also works while somebody types. */
  ctrl?: boolean;
  /** Ignores the key's auto-repeat, because the action cannot be undone. */
  once?: boolean;
}

/** The shortcuts of all mounted components, the latest first. */
const sources = createEphemeralStore<readonly (() => readonly Shortcut[])[]>([]);

/** The shortcuts of all mounted components. */
export function shortcutsNow(): readonly Shortcut[] {
  return sources.get().flatMap((shortcutsOf) => shortcutsOf());
}

/**
 * Registers shortcuts for this screen. Single keys work while nobody types; none works while a
 * dialog is open. `?` lists them all.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  // The handlers may change with each render, so they are read when a key is pressed.
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    const mine = () => latest.current;
    sources.set((others) => [mine, ...others]);
    return () => {
      sources.set((all) => all.filter((one) => one !== mine));
    };
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isCtrl = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      if (document.querySelector('dialog[open]') || (!isCtrl && isTyping(event.target))) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const shortcut = latest.current.find(
        (one) => one.key === key && (one.ctrl ?? false) === isCtrl,
      );
      if (!shortcut) return;
      event.preventDefault();
      if (!event.repeat || !shortcut.once) shortcut.onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
