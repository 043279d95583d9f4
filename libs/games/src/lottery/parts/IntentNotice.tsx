import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { LotteryIntent } from '../rules/lotteryIntent';
import styles from './IntentNotice.module.css';

export type IntentNoticeProps = {
  intent: LotteryIntent;
  amount: string;
  onLook: () => void;
  onSendAgain: () => void;
  onDiscard: () => void;
};

/** A slip whose reply was lost: nobody calls it failed, and nothing is sent by itself. */
export function IntentNotice({ intent, amount, onLook, onSendAgain, onDiscard }: IntentNoticeProps) {
  const { t } = useTranslation('games');
  if (intent.state !== 'absent') {
    return (
      <Notice
        tone="warn"
        title={t('lottery.unknown.title')}
        action={
          <Button size="s" variant="secondary" onClick={onLook}>
            {t('lottery.unknown.look')}
          </Button>
        }
      >
        {t('lottery.unknown.text', { amount })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={t('lottery.absent.title')}
      action={
        <span className={styles.actions}>
          <Button size="s" onClick={onSendAgain}>
            {t('lottery.absent.send')}
          </Button>
          <Button size="s" variant="secondary" onClick={onDiscard}>
            {t('lottery.absent.discard')}
          </Button>
        </span>
      }
    >
      {t('lottery.absent.text', { amount })}
    </Notice>
  );
}
