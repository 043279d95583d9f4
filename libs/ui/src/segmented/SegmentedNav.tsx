import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Segmented.module.css';

export type SegmentedNavItem<As extends ElementType = 'a'> = {
  id: string;
  label: string;
  /** Props of the link: `{ to: '…' }`. */
  link: ComponentPropsWithoutRef<As>;
  /** A dot, and what it means. */
  mark?: string | undefined;
};

export type SegmentedNavProps<As extends ElementType = 'a'> = {
  /** What the links are, e.g. `NavLink`, which marks the page that is shown. */
  as?: As;
  items: readonly SegmentedNavItem<As>[];
  /** What they lead through. */
  label: string;
};

/** Two to four pages that belong together, one beside the other: looks like `Segmented`, and leads. */
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
