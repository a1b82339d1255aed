import { useEffect, useRef } from 'react';
import { createEphemeralStore } from '#state/ephemeral-store.ts';

export interface Shortcut {
  /** As `event.key` has it: 'j', 'ArrowDown', '/'. Letters in lower case. */
  key: string;
  /** What it does, in the reader's language: shown by `?`. */
  words: string;
  onPress: () => void;
  /** With Ctrl (or ⌘): then it also works while somebody types. */
  ctrl?: boolean;
  /** Held down it does nothing more: what it does cannot be taken back. */
  once?: boolean;
}

/** What is in sight and has shortcuts, the last that came first. */
const sources = createEphemeralStore<readonly (() => readonly Shortcut[])[]>([]);

/** The shortcuts of what is in sight at this moment. */
export function shortcutsNow(): readonly Shortcut[] {
  return sources.get().flatMap((shortcutsOf) => shortcutsOf());
}

/**
 * Single keys that do something on this screen, while nobody types and no dialog is open.
 * `?` shows them all.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  // What a key does may have changed since the last render; its handlers are read when it is pressed.
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
