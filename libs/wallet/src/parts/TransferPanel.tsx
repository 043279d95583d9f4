import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { TransferIntent } from '../rules/moneyIntent';
import { SendAgain } from './SendAgain';
import { useAmountText } from './useAmountText';
import { useCurrencySymbol } from './useCurrencySymbol';
import { usePoll } from './usePoll';
import type { TransferDesk } from './useTransferDesk';
import { useWhen } from './useWhen';
import styles from './IntentPanel.module.css';

const pace = { firstMs: 2000, maxMs: 30_000 };

/** Stands where the form was while nobody knows whether a transfer happened; asks by its key until it is known. */
export function TransferPanel({ intent, desk }: { intent: TransferIntent; desk: TransferDesk }) {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const amountText = useAmountText(useCurrencySymbol());
  const isAbsent = intent.state === 'absent';

  usePoll(() => desk.check(intent), !isAbsent, pace);

  return (
    <Card tone="accent">
      <div role="status">
        <Stack>
          {!isAbsent && (
            <p>
              <StatusChip tone="checking" label={t('status.checking')} />
            </p>
          )}
          <h2 className={styles.title}>{isAbsent ? t('intent.absent.title') : t('intent.checking.title')}</h2>
          <p className={styles.what}>
            {t('intent.what.transfer', { amount: amountText(intent.input.amount), via: intent.via, time: when.time(intent.startedAt) })}
          </p>
          <p>{isAbsent ? t('intent.absent.text') : t('intent.checking.text')}</p>
        </Stack>
      </div>
      <div className={styles.actions}>
        {isAbsent ? (
          <SendAgain
            needsPassword={false}
            isBusy={desk.isSending}
            onSend={() => void desk.send(intent)}
            onDiscard={() => desk.discard(intent)}
          />
        ) : (
          <Button variant="secondary" icon="refresh" block busy={desk.isChecking} onClick={() => void desk.check(intent)}>
            {t('intent.checkNow')}
          </Button>
        )}
      </div>
    </Card>
  );
}
