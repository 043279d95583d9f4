import type { ReactNode } from 'react';
import styles from './ChoiceTile.module.css';

export type ChoiceTileProps = {
  /** Tiles with the same name form one radio group. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** A radio button shown as a tile. The whole tile is the touch target, and the keyboard works as in any radio group. */
export function ChoiceTile({ name, checked, disabled, onChange, children }: ChoiceTileProps) {
  return (
    <label className={styles.tile} data-chosen={checked || undefined} data-disabled={disabled || undefined}>
      <input type="radio" className={styles.radio} name={name} checked={checked} disabled={disabled} onChange={onChange} />
      {children}
    </label>
  );
}
