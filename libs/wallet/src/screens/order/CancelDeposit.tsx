import { useErrorText } from '@parlour/api-client';
import { mayHaveHappened } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelDepositMutation } from '../../api/ordersApi';

/** Cancels an unpaid deposit after a confirmation. A lost reply does no harm: cancelling again changes nothing. */
export function CancelDeposit({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelDepositMutation();

  return (
    <>
      <Button variant="ghost" block onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <Sheet open={isAsking} title={t('cancel.title')} closeLabel={t('cancel.keep')} onClose={() => setAsking(false)}>
        <Stack>
          <p>{t('cancel.text')}</p>
          {error !== undefined && (
            <Notice tone={mayHaveHappened(error) ? 'info' : 'danger'}>
              {mayHaveHappened(error) ? t('cancel.unknown') : errorText(error)}
            </Notice>
          )}
          <Button variant="danger" block busy={isLoading} onClick={() => void cancel({ orderNo })}>
            {t('cancel.submit')}
          </Button>
          <Button variant="secondary" block onClick={() => setAsking(false)}>
            {t('cancel.keep')}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
