import { useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { CopyRow, Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '../../wire/transfer';
import { useTeamMoney } from '../../hooks/useTeamMoney';

type TransferDoneProps = { transfer: Transfer; onAnother: () => void };

/** The receipt. */
export function TransferDone({ transfer, onAnother }: TransferDoneProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const { transferNo, name, amount, balanceAfter, currencySymbol, at } = transfer;
  const money = useTeamMoney(currencySymbol);
  return (
    <Card tone="accent">
      <Stack gap={4}>
        <div role="status">
          <Stack>
            <p>
              <StatusChip tone="success" label={t('transfer.done')} />
            </p>
            <h2>{t('transfer.what', { amount: money.amount(amount), name })}</h2>
          </Stack>
        </div>
        <CopyRow label={t('transfer.number')} value={transferNo} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
        <Facts
          rows={[
            { label: t('transfer.time'), value: dates.full(at) },
            { label: t('transfer.balance'), value: money.amount(balanceAfter) },
          ]}
        />
        <Button variant="secondary" block onClick={onAnother}>
          {t('transfer.another')}
        </Button>
      </Stack>
    </Card>
  );
}
