import { useId } from 'react';
import styles from './Segmented.module.css';

export type SegmentedItem<Id extends string = string> = { id: Id; label: string };

export type SegmentedProps<Id extends string = string> = {
  /** Two to four options in their order. */
  items: readonly SegmentedItem<Id>[];
  /** Id of the chosen option; one is always chosen. */
  value: Id;
  /** Called with the id of the chosen option. */
  onChange: (id: Id) => void;
  /** The accessible name of the group. */
  label: string;
};

/** A segmented control for two to four options: a group of radio buttons. */
export function Segmented<Id extends string>({ items, value, onChange, label }: SegmentedProps<Id>) {
  const name = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <label key={item.id} className={styles.item} data-chosen={item.id === value || undefined}>
          <input type="radio" name={name} value={item.id} checked={item.id === value} onChange={() => onChange(item.id)} />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
