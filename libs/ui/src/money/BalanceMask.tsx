import { VisuallyHidden } from '../visually-hidden';
import { SymbolText } from './SymbolText';
import styles from './Money.module.css';

export type BalanceMaskProps = {
  /** The wallet's own symbol, as text. */
  symbol?: string;
  /** The size of the balance that is hidden. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** The text for screen readers, for example "Balance hidden". */
  label?: string;
};

// Asterisks (specification 2, balance widget).
const MASK = '******';

/** Replaces a balance that is hidden or loading. Its length is constant, so it reveals nothing. */
export function BalanceMask({ symbol, size = 'm', label }: BalanceMaskProps) {
  return (
    <span className={styles.money} data-tone="gold" data-size={size}>
      {symbol && <SymbolText symbol={symbol} />}
      <span aria-hidden>{MASK}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
