import { useAmountText } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { ReferralMine, ReferralRule } from '../../wire/referralWire';
import { ReferralRules } from './ReferralRules';

type ReferralRewardsProps = { mine: ReferralMine; rules: readonly ReferralRule[]; symbol: string };

/** Shows the kinds of rewards, and the status of each milestone. */
export function ReferralRewards({ mine, rules, symbol }: ReferralRewardsProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  return (
    <Stack gap={4}>
      {mine.milestones.length > 0 && (
        <ListGroup title={t('invite.milestones')}>
          {mine.milestones.map(({ friends, reward, state }) => (
            <ListRow
              key={friends}
              icon="users"
              title={t('invite.milestone', { count: friends })}
              text={amountText(reward)}
              end={
                state === 'ahead' ? (
                  t('invite.milestoneState.ahead', { done: Math.min(mine.qualified, friends), friends })
                ) : (
                  <StatusChip tone={state === 'paid' ? 'success' : 'checking'} label={t(`invite.milestoneState.${state}`)} />
                )
              }
            />
          ))}
        </ListGroup>
      )}
      <ReferralRules rules={rules} symbol={symbol} />
    </Stack>
  );
}
