import { paths, to } from '@parlour/kernel';
import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { useOffers } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReadinessRow } from '../../rules/readiness';
import type { WithdrawRules } from '../../wire/accounts';
import styles from './ReadinessList.module.css';

const returnTo = paths.wallet.withdraw;
/** Returns the screens where a condition can be met, of those that this site has; they return here afterwards. */
function useWays(): Partial<Record<ReadinessRow['id'], string>> {
  const addAccount = useOffers('addAccount') ? to(paths.wallet.accounts, {}, { add: '1', returnTo }) : undefined;
  const setPassword = useOffers('setPaymentPassword') ? to(paths.wallet.transactionPassword, {}, { returnTo }) : undefined;
  const setMobile = useOffers('getSecurityConfig', 'setMobile') ? to(paths.session.security, {}, { edit: 'phone', returnTo }) : undefined;
  const write = useOffers('sendFeedback') ? paths.messaging.feedback : undefined;
  return { password: setPassword, name: addAccount, account: addAccount, phone: setMobile, kyc: write };
}

type ReadinessListProps = {
  rows: ReadinessRow[];
  rules: WithdrawRules;
  /** The progress of the turnover, visible while it is incomplete. */
  children?: ReactNode;
};

/** Lists the unmet conditions of a withdrawal, each with a link to where it can be met. Renders nothing once all are met. */
export function ReadinessList({ rows, rules, children }: ReadinessListProps) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(rules.currencySymbol);
  const ways = useWays();
  const { turnover, payeeName, remainingToday, dailyCount } = rules;
  const texts: Record<ReadinessRow['id'], string | undefined> = {
    real: undefined,
    name: payeeName ?? t('ready.name.how'),
    password: undefined,
    phone: undefined,
    kyc: undefined,
    hours: rules.closedUntil == null ? undefined : t('ready.hours.backAt', { time: dates.full(rules.closedUntil) }),
    account: payeeName ? t('ready.account.holder', { name: payeeName }) : t('ready.account.own'),
    turnover: turnover ? t('ready.turnover.left', { amount: amountText(turnoverMeter(turnover).remaining) }) : undefined,
    count: t('ready.count.left', { count: remainingToday, total: dailyCount }),
  };
  const unmet = rows.filter(({ isMet }) => !isMet);
  if (unmet.length === 0) return null;
  const lines = unmet.map(({ id }) => {
    const way = ways[id];
    const mark = (
      <span className={styles.mark}>
        <Icon name="clock" label={t('ready.unmet')} />
      </span>
    );
    const words = { start: mark, title: t(`ready.${id}.unmet`), text: texts[id] };
    return way ? <ListRow key={id} as={Link} to={way} {...words} /> : <ListRow key={id} {...words} />;
  });

  return (
    <Stack>
      <ListGroup title={t('ready.title')}>{lines}</ListGroup>
      {unmet.some(({ id }) => id === 'turnover') && children}
    </Stack>
  );
}

type TurnoverCardProps = {
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
