import { paths, to } from '@parlour/kernel';
import { useOffers } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReadinessRow } from '../../rules/readiness';
import { turnoverMeter } from './TurnoverCard';
import type { WithdrawRules } from '../../wire/transfer';
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

export type ReadinessListProps = {
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
