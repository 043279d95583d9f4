import { compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { VipLevel } from '../../wire/vipWire';

type NextLevelProps = { level: VipLevel; next: VipLevel; symbol: string };

const gifts = ['upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/** Lists the additional benefits of the next level as information, not as a call to play. */
export function NextLevel({ level, next, symbol }: NextLevelProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const rows = gifts
    .filter((gift) => compareMoney(level[gift], next[gift]) !== 0)
    .map((gift) => ({
      label: t(`vip.gift.${gift}`),
      value: t('vip.change', { from: amountText(level[gift]), to: amountText(next[gift]) }),
    }));
  if (level.withdrawCount !== next.withdrawCount) {
    rows.push({ label: t('vip.gift.withdrawCount'), value: t('vip.change', { from: level.withdrawCount, to: next.withdrawCount }) });
  }
  if (rows.length === 0) return null;
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('vip.next', { name: next.name })} />
        <Facts rows={rows} />
      </Stack>
    </Card>
  );
}
