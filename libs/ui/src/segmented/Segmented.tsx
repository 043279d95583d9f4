import { useId, type ComponentPropsWithoutRef, type ElementType } from 'react';
import { useKeptFocus } from '../kept-focus/index';
import { VisuallyHidden } from '../visually-hidden/index';
import styles from './Segmented.module.css';

export type SegmentedItem<Id extends string = string> = { id: Id; label: string };

export type SegmentedProps<Id extends string = string> = {
  /** Two to four options in their order. */
  items: readonly SegmentedItem<Id>[];
  /** Id of the chosen option; one is always chosen. */
  value: Id;
  onChange: (id: Id) => void;
  /** The accessible name of the group. */
  label: string;
};

/** A segmented control for two to four options: a group of radio buttons. */
export function Segmented<Id extends string>({ items, value, onChange, label }: SegmentedProps<Id>) {
  const name = useId();
  const kept = useKeptFocus(label);
  return (
    <div ref={kept} className={styles.group} role="radiogroup" aria-label={label} data-arrives="whole">
      {items.map((item) => (
        <label key={item.id} className={styles.item} data-chosen={item.id === value || undefined}>
          <input type="radio" name={name} value={item.id} checked={item.id === value} onChange={() => onChange(item.id)} />
          <span>{item.label}</span>
        </label>
      ))}
      <span hidden data-end />
    </div>
  );
}

export type SegmentedNavItem<As extends ElementType = 'a'> = {
  id: string;
  label: string;
  /** Props of the link: `{ to: '…' }`. */
  link: ComponentPropsWithoutRef<As>;
  /** A dot and its accessible name. */
  mark?: string | undefined;
};

export type SegmentedNavProps<As extends ElementType = 'a'> = {
  /** The link component, e.g. `NavLink`, which marks the current page. */
  as?: As;
  /** Two to four pages in their order. */
  items: readonly SegmentedNavItem<As>[];
  /** The accessible name of the navigation. */
  label: string;
};

/** Links to two to four related pages. Looks like `Segmented`. */
export function SegmentedNav<As extends ElementType = 'a'>({ as, items, label }: SegmentedNavProps<As>) {
  const Item: ElementType = as ?? 'a';
  const kept = useKeptFocus(label);
  return (
    <nav ref={kept} className={styles.group} aria-label={label} data-arrives="whole">
      {items.map(({ id, label: text, link, mark }) => (
        <Item key={id} className={styles.item} {...link}>
          {text}
          {mark !== undefined && (
            <span className={styles.mark}>
              <VisuallyHidden>{mark}</VisuallyHidden>
            </span>
          )}
        </Item>
      ))}
      <span hidden data-end />
    </nav>
  );
}
