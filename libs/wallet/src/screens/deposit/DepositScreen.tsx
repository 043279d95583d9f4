import { useCatalogueText } from '@parlour/api-client';
import { paths, toastRequested } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { BalanceCard } from '../../blocks/BalanceCard';
import styles from './DepositScreen.module.css';
import { DepositStart } from './DepositStart';

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
        <DepositGate />
      )}
    </Page>
  );
}

const TOAST_MS = 2000;

/**
 * Replaces the deposit form for accounts that are not real: shows the catalogue's text as an offline toast for 2 s (specification
 * 8), and a way forward.
 */
function DepositGate() {
  const { t } = useTranslation('wallet');
  const { isTrial } = useRole();
  const dispatch = useDispatch();
  const text = useCatalogueText()('actualAccount');

  useEffect(() => {
    dispatch(toastRequested({ level: 'offline', text, durationMs: TOAST_MS }));
  }, [dispatch, text]);

  return (
    <EmptyState
      icon="lock"
      title={text}
      text={isTrial ? t('gate.trial') : undefined}
      action={
        <div className={styles.ways}>
          {isTrial && (
            <Button as={Link} to={paths.session.register} block>
              {t('gate.register')}
            </Button>
          )}
          <Button as={Link} to={paths.home} variant={isTrial ? 'ghost' : 'secondary'} block>
            {t('gate.home')}
          </Button>
        </div>
      }
    />
  );
}
