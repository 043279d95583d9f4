import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';

export type UnsentImagesProps = { count: number; isBusy: boolean; onSendWithout: () => void };

/** Shown after Send while some images are not uploaded. The player decides whether to send the report without them. */
export function UnsentImages({ count, isBusy, onSendWithout }: UnsentImagesProps) {
  const { t } = useTranslation('messaging');
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" busy={isBusy} onClick={onSendWithout}>
          {t('feedback.sendWithout')}
        </Button>
      }
    >
      {t('feedback.unsent', { count })}
    </Notice>
  );
}
