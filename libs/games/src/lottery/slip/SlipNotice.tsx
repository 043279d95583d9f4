import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './SlipNotice.module.css';

export type SlipNoticeProps = {
  submission: Pick<Submission<unknown, unknown>, 'isAbsent' | 'check' | 'discard'>;
  amount: string;
  onSendAgain: () => void;
};

/** A slip whose reply was lost: its outcome is unknown, never "failed", and only a tap sends it again. */
export function SlipNotice({ submission: { isAbsent, check, discard }, amount, onSendAgain }: SlipNoticeProps) {
  const { t } = useTranslation('games');
  if (!isAbsent) {
    return (
      <Notice
        tone="warn"
        title={t('lottery.unknown.title')}
        action={
          <Button size="s" variant="secondary" onClick={() => void check()}>
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
          <Button size="s" variant="secondary" onClick={discard}>
            {t('lottery.absent.discard')}
          </Button>
        </span>
      }
    >
      {t('lottery.absent.text', { amount })}
    </Notice>
  );
}
