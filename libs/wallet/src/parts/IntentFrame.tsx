import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SendAgain } from './SendAgain';
import { usePoll } from './usePoll';
import styles from './IntentFrame.module.css';

const pace = { firstMs: 2000, maxMs: 30_000 };

export type IntentFrameProps = {
  /** What was wished, in a sentence. */
  what: string;
  /** The gateway has said that nothing came. */
  isAbsent: boolean;
  /** A transaction password was part of it, and was not kept. */
  needsPassword?: boolean;
  isChecking: boolean;
  isSending: boolean;
  /** Asks the gateway by the key. */
  onCheck: () => Promise<void>;
  onSendAgain: (paymentPassword: string) => void;
  onDiscard: () => void;
  /** Other ways on. */
  children?: ReactNode;
};

/**
 * Stands where a form was while nobody knows whether the gateway acted: asks until it is known. Only when the gateway says
 * that nothing came does it offer to send again, under the same key, and only at a tap (product 3, money result rule).
 */
export function IntentFrame({ what, isAbsent, isChecking, onCheck, children, ...again }: IntentFrameProps) {
  const { t } = useTranslation('wallet');
  usePoll(onCheck, !isAbsent, pace);

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
          <p className={styles.what}>{what}</p>
          <p>{isAbsent ? t('intent.absent.text') : t('intent.checking.text')}</p>
        </Stack>
      </div>
      <div className={styles.actions}>
        {isAbsent ? (
          <SendAgain
            needsPassword={again.needsPassword ?? false}
            isBusy={again.isSending}
            onSend={again.onSendAgain}
            onDiscard={again.onDiscard}
          />
        ) : (
          <Button variant="secondary" icon="refresh" block busy={isChecking} onClick={() => void onCheck()}>
            {t('intent.checkNow')}
          </Button>
        )}
        {children}
      </div>
    </Card>
  );
}
