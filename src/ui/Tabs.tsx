import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /**
   * The id of the selected tab. Without it the component has its own state, starting with the first
   * tab.
   */
  selected?: string;
  /** The initial tab, if it is not the first. */
  first?: string;
  onSelect?: (id: string) => void;
}

/**
 * Tabs of the ARIA pattern. Arrow keys, Home and End move and select; only the selected panel is
 * rendered.
 */
export function Tabs({ label, tabs, selected, first, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(first ?? tabs[0]?.id);
  const chosen = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];

  function choose(id: string): void {
    setOwn(id);
    onSelect?.(id);
  }

  function moveTo(position: number): void {
    const tab = tabs.at(position % tabs.length);
    if (!tab) return;
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  }

  function moveByKey(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === chosen?.id);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles['list']}
        onKeyDown={moveByKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === chosen?.id}
            tabIndex={tab.id === chosen?.id ? 0 : -1}
            className={styles['tab']}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={`${base}-panel-${chosen.id}`}
          aria-labelledby={`${base}-tab-${chosen.id}`}
          tabIndex={0}
          className={styles['panel']}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
