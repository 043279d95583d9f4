import { SymbolText } from './SymbolText';
import styles from './Money.module.css';

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
      {symbol && readable && <SymbolText symbol={symbol} />}
      {amount}
    </span>
  );
}
