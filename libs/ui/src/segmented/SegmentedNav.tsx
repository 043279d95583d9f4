import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Segmented.module.css';

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
  return (
    <nav className={styles.group} aria-label={label}>
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
    </nav>
  );
}
