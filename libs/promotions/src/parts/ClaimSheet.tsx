import { addMoney, compareMoney, multiplyMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../rules/pictureOf';
import type { Reward } from '../wire/rewardWire';
import styles from './ClaimSheet.module.css';
import { RewardArt } from './reward-art/RewardArt';

type ClaimSheetProps = PropsWithChildren<{ rewards: readonly Reward[]; isBusy: boolean; onClaim: () => void; onClose: () => void }>;

/** At most this many fit side by side. */
const PICTURES = 3;

/** Asks before a claim: the amount, the wagering, and that withdrawals stay as they are. `children` is the present balance. */
export function ClaimSheet({ rewards, isBusy, onClaim, onClose, children }: ClaimSheetProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(rewards[0]?.currencySymbol ?? '');
  const sum = (part: (reward: Reward) => string) => rewards.reduce((total, reward) => addMoney(total, part(reward)), '0.00');
  const turnoverOf = ({ amount, turnoverTimes }: Reward) => multiplyMoney(amount ?? '0', turnoverTimes ?? '0');
  const total = amountText(sum(({ amount }) => amount ?? '0'));
  // A reward without turnover is cash at once.
  const cash = sum((reward) => (compareMoney(turnoverOf(reward), '0') > 0 ? '0' : (reward.amount ?? '0')));

  return (
    <Sheet
      open
      title={t('claimSheet.title', { count: rewards.length })}
      closeLabel={t('claimSheet.close')}
      onClose={onClose}
      footer={
        <Button block busy={isBusy} onClick={onClaim}>
          {t('claimSheet.submit', { amount: total })}
        </Button>
      }
    >
      <Stack>
        <div className={styles.pictures}>
          {rewards.slice(0, PICTURES).map((reward) => (
            <RewardArt key={reward.rewardId} picture={pictureOf(reward)} size="l" />
          ))}
        </div>
        <Facts
          rows={[
            ...rewards.map(({ title, amount }) => ({ label: title, value: amountText(amount ?? '0') })),
            { label: t('claimSheet.wagering'), value: amountText(sum(turnoverOf)) },
            ...(compareMoney(cash, '0') > 0 ? [{ label: t('claimSheet.cash'), value: amountText(cash) }] : []),
            { label: t('claimSheet.withdrawals'), value: t('claimSheet.unchanged') },
          ]}
        />
        {children}
        <p>{t('claimSheet.text')}</p>
      </Stack>
    </Sheet>
  );
}
