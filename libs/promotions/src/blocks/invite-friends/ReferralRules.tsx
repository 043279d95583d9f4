import { compareMoney } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { ReferralRule, ReferralMine } from '../../wire/referralWire';
import styles from './ReferralRules.module.css';

type ReferralRulesProps = { rules: readonly ReferralRule[]; symbol: string };

/** Explains the rewards for friends and when a friend counts, one sentence per rule. */
export function ReferralRules({ rules, symbol }: ReferralRulesProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  if (rules.length === 0) return null;
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('invite.rules')} />
        <ul className={styles.rules}>
          {rules.map(({ kind, reward, minDeposit, minBet }) => (
            <li key={kind} className={styles.rule}>
              <strong>{t(`invite.kind.${kind}`)}</strong>
              <span>
                {t(compareMoney(minBet, '0') > 0 ? `invite.rule.${kind}` : 'invite.ruleDeposit', {
                  reward: kind === 'betting' ? `${Number(reward)}%` : amountText(reward),
                  deposit: amountText(minDeposit),
                  bet: amountText(minBet),
                })}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

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
                  t('invite.milestoneState.ahead', { done: Math.min(mine.qualified ?? 0, friends), friends })
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
