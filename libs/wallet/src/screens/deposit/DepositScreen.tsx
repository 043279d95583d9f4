import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceCard } from '../../blocks/BalanceCard';
import { DepositStart } from './DepositStart';

const DepositGate = lazy(async () => ({ default: (await import('./DepositGate')).DepositGate }));

/** The deposit screen: choose a method and an amount, then open the order. For real accounts (specification 5 and 6). */
export function DepositScreen() {
  const { t } = useTranslation('wallet');
  const { mayDeposit } = useRole();
  return (
    <Page width="wide">
      {mayDeposit ? (
        <Stack gap={2}>
          <BalanceCard layout="line" />
          <DepositStart />
          <ListGroup>
            <ListRow
              as={Link}
              to={paths.session.playControls}
              icon="shield"
              title={t('remainingLimit.controls')}
              text={t('remainingLimit.controlsText')}
            />
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
