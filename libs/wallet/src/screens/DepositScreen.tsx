import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/session';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceCard } from '../blocks/BalanceCard';
import { DepositDesk } from '../parts/DepositDesk';

const DepositGate = lazy(async () => ({ default: (await import('../parts/DepositGate')).DepositGate }));

/** Deposit: choose how, choose how much, get the order to pay. For real accounts (specification 5 and 6). */
export function DepositScreen() {
  const { t } = useTranslation('wallet');
  const { mayDeposit } = useRole();
  return (
    <Page>
      {mayDeposit ? (
        <Stack>
          <BalanceCard />
          <DepositDesk />
          <ListGroup>
            <ListRow as={Link} to={paths.session.playControls} icon="shield" title={t('room.controls')} text={t('room.controlsText')} />
          </ListGroup>
        </Stack>
      ) : (
        <Suspense>
          <DepositGate />
        </Suspense>
      )}
    </Page>
  );
}
