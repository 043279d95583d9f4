import { compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { ReferralRule } from '../../wire/referralWire';
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
