import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noteLimitOffered, wasLimitOffered } from '../../depositPromptMemory';

/** Offers to set a limit before the first deposit. It is shown once and never blocks the deposit (product 4.6). */
export function FirstDepositSheet() {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(() => !wasLimitOffered());

  function handleClose() {
    noteLimitOffered();
    setOpen(false);
  }

  return (
    <Sheet open={isOpen} title={t('firstDeposit.title')} closeLabel={t('firstDeposit.later')} onClose={handleClose}>
      <Stack>
        <p>{t('firstDeposit.text')}</p>
        <Button as={Link} to={to(paths.session.playControls, {}, { returnTo: paths.wallet.deposit })} block onClick={noteLimitOffered}>
          {t('firstDeposit.set')}
        </Button>
        <Button variant="secondary" block onClick={handleClose}>
          {t('firstDeposit.later')}
        </Button>
      </Stack>
    </Sheet>
  );
}
