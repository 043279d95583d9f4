import { paths, to } from '@parlour/kernel';
import { useFlag } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRemainingLimitQuery } from '../../api/moneyExtrasApi';
import type { Deposit } from '../../orderSubmission';
import { noteLimitOffered, wasLimitOffered } from '../../walletSlice';

/**
 * Offers to set a limit when the first deposit is to be paid. It is shown once and never blocks the deposit (product 4.6); whoever has a limit is
 * not asked. `question` is rendered over the form.
 */
export function useLimitOffer(send: (deposit: Deposit) => void): { send: (deposit: Deposit) => void; question: ReactNode } {
  const hasLimits = useFlag('playLimits');
  const { data: limit } = useGetRemainingLimitQuery();
  const [asked, setAsked] = useState<Deposit>();
  const isMeant = hasLimits && limit?.isFirst === true && limit.remaining == null;

  function handleSend(deposit: Deposit): void {
    if (isMeant && !wasLimitOffered()) setAsked(deposit);
    else send(deposit);
  }

  const question = asked && (
    <LimitSheet
      onClose={() => {
        noteLimitOffered();
        setAsked(undefined);
      }}
      onLater={() => {
        noteLimitOffered();
        setAsked(undefined);
        send(asked);
      }}
    />
  );
  return { send: handleSend, question };
}

type LimitSheetProps = { onClose: () => void; /** Pays without a limit. */ onLater: () => void };

function LimitSheet({ onClose, onLater }: LimitSheetProps) {
  const { t } = useTranslation('wallet');
  return (
    <Sheet open title={t('firstDeposit.title')} closeLabel={t('firstDeposit.close')} onClose={onClose}>
      <Stack>
        <p>{t('firstDeposit.text')}</p>
        <Button as={Link} to={to(paths.session.playControls, {}, { returnTo: paths.wallet.deposit })} block onClick={noteLimitOffered}>
          {t('firstDeposit.set')}
        </Button>
        <Button variant="secondary" block onClick={onLater}>
          {t('firstDeposit.later')}
        </Button>
      </Stack>
    </Sheet>
  );
}
