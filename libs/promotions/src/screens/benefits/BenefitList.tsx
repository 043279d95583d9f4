import { paths } from '@parlour/kernel';
import { compareMoney } from '@parlour/kernel/money';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import type { IconName } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasRewards } from '../../hooks/useMayPromote';
import type { VipLevel, VipMine } from '../../wire/vipWire';
import styles from './BenefitList.module.css';

type Benefit = VipMine['benefits'][number];
type BenefitListProps = { mine: VipMine; level: VipLevel; symbol: string };

const icons: Record<Benefit['kind'], IconName> = {
  upgrade: 'trending-up',
  weekly: 'calendar',
  monthly: 'calendar',
  birthday: 'gift',
  rebate: 'percent',
  withdrawal: 'banknote',
  support: 'headset',
};

/** Lists the benefits of a level with their status and next date. Claimable ones link to the reward center. */
export function BenefitList({ mine, level, symbol }: BenefitListProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  const hasRewardCenter = useHasRewards();

  function gives(kind: Benefit['kind']): string {
    switch (kind) {
      case 'rebate':
        return level.rebate
          .map(({ gameType, percent }) => `${t(`vip.type.${gameType}`, { defaultValue: gameType })} ${Number(percent)}%`)
          .join(' · ');
      case 'withdrawal':
        return t('vip.withdrawal', { amount: amountText(level.withdrawDaily), count: level.withdrawCount });
      case 'support':
        return t(level.ownSupport ? 'vip.ownSupport' : 'vip.usualSupport');
      default:
        return compareMoney(level[kind], '0') > 0 ? amountText(level[kind]) : '';
    }
  }

  return (
    <ListGroup title={t('vip.benefits')}>
      {mine.benefits.map(({ kind, state, needs, nextAt }) => {
        const text = [gives(kind), nextAt === null ? '' : t('vip.nextAt', { date: dates.date(nextAt) })].filter(Boolean).join(' · ');
        const word = state === 'needs' && needs ? t('vip.needs', { what: needs }) : t(`vip.state.${state}`);
        const row = {
          icon: icons[kind],
          title: t(`vip.benefit.${kind}`),
          text,
          end: (
            <span className={styles.state} data-state={state}>
              {word}
            </span>
          ),
        };
        return state === 'available' && hasRewardCenter ? (
          <ListRow key={kind} as={Link} to={paths.promotions.rewards} {...row} />
        ) : (
          <ListRow key={kind} {...row} />
        );
      })}
    </ListGroup>
  );
}
