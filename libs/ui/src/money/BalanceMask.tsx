import { VisuallyHidden } from '../visually-hidden';
import { SymbolText } from './SymbolText';
import styles from './Money.module.css';

export type BalanceMaskProps = {
  symbol?: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** What a screen reader says instead, for example "Balance hidden". */
  label?: string;
};

// Asterisks (specification 2, balance widget).
const MASK = '******';

/** Stands where a balance is, while it is hidden or refreshed; always of the same length, so it tells nothing. */
export function BalanceMask({ symbol, size = 'm', label }: BalanceMaskProps) {
  return (
    <span className={styles.money} data-tone="gold" data-size={size}>
      {symbol && <SymbolText symbol={symbol} />}
      <span aria-hidden>{MASK}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
