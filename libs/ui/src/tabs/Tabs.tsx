import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

export type TabItem<Id extends string = string> = { id: Id; label: string };

export type TabsProps<Id extends string = string> = {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  label: string;
  /** Id of the `TabPanel` that shows the chosen view. */
  panelId: string;
  /** `chips` are part of a FilterBar, whose line scrolls. */
  look?: 'line' | 'chips';
};

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Tabs for the views of one screen. Arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ items, value, onChange, label, panelId, look = 'line' }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the selected tab into view in a row that is wider than the phone; scrollIntoView would scroll the page too.
  useLayoutEffect(() => {
    const row = look === 'chips' ? list.current?.parentElement : list.current;
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // At the first tab, what comes before the tabs is in view.
    if (row && tab) row.scrollLeft = tab.previousSibling ? tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 : 0;
  }, [value, look]);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const index = items.findIndex((item) => item.id === value);
    const isRightToLeft = event.currentTarget.closest<HTMLElement>('[dir]')?.dir === 'rtl';
    const key = (isRightToLeft && mirrored[event.key]) || event.key;
    const target = steps[key]?.(index, items.length - 1);
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[target]?.focus();
    onChange(item.id);
  }

  return (
    <div className={styles.tabs} data-look={look} role="tablist" aria-label={label} ref={list}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-${item.id}`}
          className={styles.tab}
          aria-selected={item.id === value}
          aria-controls={panelId}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
          onKeyDown={handleKeyDown}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
