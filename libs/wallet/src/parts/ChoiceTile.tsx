import type { ReactNode } from 'react';
import styles from './ChoiceTile.module.css';

export type ChoiceTileProps = {
  /** Tiles of one name are one choice. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** One of several ways, as a tile: the whole of it is the target, and the keyboard moves through real radio buttons. */
export function ChoiceTile({ name, checked, disabled, onChange, children }: ChoiceTileProps) {
  return (
    <label className={styles.tile} data-chosen={checked || undefined} data-disabled={disabled || undefined}>
      <input type="radio" className={styles.radio} name={name} checked={checked} disabled={disabled} onChange={onChange} />
      {children}
    </label>
  );
}
