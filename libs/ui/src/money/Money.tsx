import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index';
import { useIsAfter } from './symbolPlace';
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
      <WithSymbol symbol={symbol}>
        <span aria-hidden>{MASK}</span>
      </WithSymbol>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

const NO_BREAK = '\u00A0';

/** An amount with its symbol on the side where the currency has it: "₱500.00", "500 ₫", or "Ks 500.00" with a gap after letters. */
function WithSymbol({ symbol = '', children }: { symbol?: string | undefined; children: ReactNode }) {
  const isAfter = useIsAfter(symbol);
  if (symbol === '') return children;
  if (isAfter) {
    return (
      <>
        {children}
        <span>{NO_BREAK + symbol}</span>
      </>
    );
  }
  return (
    <>
      <span>{/\p{L}\.?$/u.test(symbol) ? symbol + NO_BREAK : symbol}</span>
      {children}
    </>
  );
}

export type MoneyProps = {
  /** The wallet's own symbol, as text. */
  symbol?: string;
  /** A formatted amount, or "—" for an invalid one. */
  digits: string;
  /** `gold` for balances; `up` and `down` for results, which also show their sign. */
  tone?: 'gold' | 'plain' | 'up' | 'down';
  /** `m` in text, `s` in rows, `l` in cards, `xl` for the balance of a screen. */
  size?: 's' | 'm' | 'l' | 'xl';
};

/** An amount of money in tabular figures: sign, symbol, digits. */
export function Money({ symbol, digits, tone = 'plain', size = 'm' }: MoneyProps) {
  const [, written = '', amount = digits] = /^([+\-−]?)(.*)$/.exec(digits) ?? [];
  const readable = /\d/.test(amount);
  const sign = written === '' && tone === 'up' && readable ? '+' : written.replace('-', '−');

  return (
    <span className={styles.money} data-tone={tone} data-size={size}>
      {sign}
      <WithSymbol symbol={readable ? symbol : ''}>{amount}</WithSymbol>
    </span>
  );
}
