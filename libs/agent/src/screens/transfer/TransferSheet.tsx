import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';

type TransferSheetProps = { name: string; amount: string; isBusy: boolean; onSend: () => void; onClose: () => void };

/** Summarises the transfer before sending, because it cannot be undone. */
export function TransferSheet({ name, amount, isBusy, onSend, onClose }: TransferSheetProps) {
  const { t } = useTranslation('agent');
  return (
    <Sheet
      open
      title={t('transfer.confirm')}
      closeLabel={t('answer.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} onClick={onSend}>
          {t('transfer.submit', { amount })}
        </Button>
      }
    >
      <Stack gap={4}>
        <Facts
          rows={[
            { label: t('transfer.to'), value: <bdi>{name}</bdi> },
            { label: t('transfer.amount'), value: amount },
          ]}
        />
        <p>{t('transfer.final')}</p>
      </Stack>
    </Sheet>
  );
}
