import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { WithdrawRules } from '../../wire/transfer';
import styles from './TurnoverCard.module.css';

export type TurnoverCardProps = {
  /** Undefined if the gateway sends no figures. */ turnover?: WithdrawRules['turnover'];
  symbol: string;
  /** True for the turnover that bonus money waits for; withdrawals of cash do not. */
  isOfBonus?: boolean;
};

/** Shows the progress of the required turnover by source, and the games that count towards it. */
export function TurnoverCard({ turnover, symbol, isOfBonus = false }: TurnoverCardProps) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  if (!turnover) return null;
  const title = t(isOfBonus ? 'turnover.bonusTitle' : 'turnover.title');
  const { required, done, remaining, isComplete, share } = turnoverMeter(turnover);
  const rows = turnover.sources.map((source) => {
    const name = `${source.kind ? `${t(`turnover.kind.${source.kind}`)}: ` : ''}${source.label}`;
    const games = source.games.length > 0 && `${t('turnover.games')}: ${source.games.join(', ')}`;
    return {
      label: [name, source.orderNo, dates.full(source.at), games].filter(Boolean).join(' · '),
      value: t('turnover.of', { done: amountText(source.done), required: amountText(source.required) }),
    };
  });

  return (
    <Card>
      <SectionTitle
        title={title}
        actions={
          <span className={styles.state} data-complete={isComplete}>
            {isComplete ? t('turnover.complete') : t('turnover.left', { amount: amountText(remaining) })}
          </span>
        }
      />
      <Progress value={share} label={title} />
      <p className={styles.sum}>
        {t('turnover.of', { done: amountText(done), required: amountText(required) })} · {t('turnover.sources', { count: rows.length })}
      </p>
      {isOfBonus && <p className={styles.counts}>{t('turnover.bonusText')}</p>}
      <details>
        <summary className={styles.summary}>{t('turnover.details')}</summary>
        <p className={styles.counts}>{t('turnover.counts')}</p>
        {turnover.games.length > 0 && (
          <ul className={styles.games} aria-label={t('turnover.games')}>
            {turnover.games.map((game) => (
              <li key={game} className={styles.game}>
                {game}
              </li>
            ))}
          </ul>
        )}
        <Facts rows={rows} />
      </details>
    </Card>
  );
}

type TurnoverMeter = {
  required: Money;
  done: Money;
  remaining: Money;
  isComplete: boolean;
  /** The progress from 0 to 1, for a bar. */ share: number;
};

/** Returns the progress of the required turnover, capped at the requirement. */
export function turnoverMeter({ required, done }: { required: Money; done: Money }): TurnoverMeter {
  const isComplete = compareMoney(done, required) >= 0;
  const counted = isComplete ? required : compareMoney(done, '0') < 0 ? '0' : done;
  const share = isComplete ? 1 : Number(counted) / Number(required);
  return { required, done: counted, remaining: subtractMoney(required, counted), isComplete, share };
}
