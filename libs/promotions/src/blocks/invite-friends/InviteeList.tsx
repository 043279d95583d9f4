import { useAmountText, useDateFormat } from '@parlour/merchant';
import { ListRow } from '@parlour/ui/list-row';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useGetInviteesInfiniteQuery } from '../../api/referralApi';
import type { ReferralRule } from '../../wire/referralWire';
import styles from './InviteeList.module.css';
import { PagedList } from './PagedList';

type InviteeListProps = { rule: ReferralRule | undefined; symbol: string };

/** Lists friends by masked name with their registration date, their progress by the rule, and whether they count. */
export function InviteeList({ rule, symbol }: InviteeListProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  const query = useGetInviteesInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ id }) => id} failed={t('invite.failed')} empty={t('invite.nobody')}>
      {({ id, name, joinedAt, deposited, staked, isQualified }) => (
        <ListRow
          key={id}
          title={
            <span className={styles.head}>
              <bdi>{name}</bdi>
              <StatusChip tone={isQualified ? 'success' : 'pending'} label={t(isQualified ? 'invite.counts' : 'invite.notYet')} />
            </span>
          }
          text={[
            t('invite.joined', { date: dates.date(joinedAt) }),
            rule && t('invite.deposited', { done: amountText(deposited), target: amountText(rule.minDeposit) }),
            rule && t('invite.staked', { done: amountText(staked), target: amountText(rule.minBet) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    </PagedList>
  );
}
