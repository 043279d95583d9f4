import { useServerToday } from '@parlour/api-client';
import { compareMoney, groupDigits, type Money } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { type RangeDays, rangeQuery, readRange } from '@parlour/ui/date-range';
import { useSearchParams } from 'react-router-dom';
import { useContractText } from '../hooks/useContractText';
import styles from './TeamFigures.module.css';

type Figure = { label: string; value: string | number; note?: string | undefined };
type FigureGridProps = { figures: readonly Figure[] };

/** Longer figures get their own line, so that no amount wraps. */
const LONG = 12;

export function FigureGrid({ figures }: FigureGridProps) {
  const counted = useCounted();
  return (
    <dl className={styles.grid}>
      {figures.map(({ label, value, note }) => {
        const text = typeof value === 'number' ? counted(value).shown : value;
        return (
          <div key={label} className={styles.figure} data-long={text.length > LONG || undefined}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

type Counted = { count: number; shown: string };

/** Returns a count for a message: `count` selects the plural form, `shown` is the formatted number ("5,000"). */
export function useCounted(): (count: number) => Counted {
  const locale = useLocale();
  return (count) => ({ count, shown: groupDigits(`${count}`, locale) });
}

/** Keeps the sign and the amount on one line. */
const MINUS = '−\u2060';

type TeamMoney = {
  /** "₱1,500" */
  amount: (amount: Money) => string;
  /** Formats a result with its sign: "−₱200". */
  signed: (amount: Money) => string;
};

export function useTeamMoney(currencySymbol: string): TeamMoney {
  const { amount } = useContractText({ currencySymbol });
  return {
    amount,
    signed: (value) => (compareMoney(value, '0') < 0 ? `${MINUS}${amount(value.replace('-', ''))}` : amount(value)),
  };
}

/** Reads and sets the date range in the URL, and keeps the other parameters. */
export function useTeamRange() {
  const [query, setQuery] = useSearchParams();
  const now = useServerToday();

  function choose(days: RangeDays) {
    const others = Object.fromEntries([...query].filter(([name]) => !['range', 'from', 'to'].includes(name)));
    setQuery({ ...others, ...rangeQuery(days) }, { replace: true });
  }
  return { now, range: readRange(query, now, 'today'), choose };
}

/** Returns true if the team has won from the house, i.e. its net loss is negative. */
export function isWon(netLoss: Money): boolean {
  return compareMoney(netLoss, '0') < 0;
}
