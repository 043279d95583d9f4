import { useAmountText } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { ChoiceCards } from '@parlour/ui/choice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { DepositChannel } from '../../wire/transfer';

export type ChannelPickerProps = { channels: DepositChannel[]; value: string; onChange: (channelId: string) => void; symbol: string };

/** Picks a channel of a method; shows limits, fee, usual time and health of each. */
export function ChannelPicker({ channels, value, onChange, symbol }: ChannelPickerProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  if (channels.length < 2) return null;

  const items = channels.map(({ channelId, name, min, max, feeRate, typicalMinutes, health, tag }) => ({
    id: channelId,
    title: tag ? `${name} · ${tag}` : name,
    text: [
      `${amountText(min, 'short')} – ${amountText(max, 'short')}`,
      Number(feeRate) === 0 ? t('deposit.noFee') : t('deposit.feeOf', { percent: String(Number(feeRate) * 100) }),
      health === 'ok' ? t('deposit.typical', { count: typicalMinutes }) : t(`deposit.health.${health}`),
    ].join(' · '),
    disabled: health === 'down',
  }));
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('deposit.channel')} />
        <ChoiceCards layout="list" items={items} value={value} onChange={onChange} label={t('deposit.channel')} />
      </Stack>
    </Card>
  );
}
