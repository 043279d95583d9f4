import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { contractsPutOff, selectIsPutOff } from '../agentSlice';
import { useGetContractRequestQuery } from '../api/contractRequestApi';
import { waitingContracts, contractPath } from '../rules/contractKinds';
import type { ContractKind } from '../wire/contractRequest';

/**
 * Checks on home for pending contracts of accounts that may have any (specification 4 and 6), and lists them in one alert.
 * "Later" hides it for the visit.
 */
export function ContractAlert() {
  const { t } = useTranslation('agent');
  const dispatch = useDispatch();
  const waiting = useWaitingContracts();
  const [first] = waiting;

  function handleLater() {
    dispatch(contractsPutOff());
  }

  if (!first) return null;
  return (
    <Dialog
      open
      title={t('alert.title', { count: waiting.length })}
      onClose={handleLater}
      actions={
        <>
          <Button variant="secondary" onClick={handleLater}>
            {t('alert.later')}
          </Button>
          <Button as={Link} to={contractPath(first)}>
            {t('alert.go')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('alert.text', { count: waiting.length })}</p>
        <ListGroup>
          {waiting.map((kind) => (
            <ListRow key={kind} as={Link} to={contractPath(kind)} icon="clipboard-list" title={t(`title.${kind}`)} />
          ))}
        </ListGroup>
      </Stack>
    </Dialog>
  );
}

/**
 * Returns contracts that wait for the player's answer and were not postponed in this visit. Sends a request only for accounts
 * that may have contracts (specification 6).
 */
export function useWaitingContracts(): ContractKind[] {
  const { needsContractCheck } = useRole();
  const isPutOff = useSelector(selectIsPutOff);
  const isQuiet = !needsContractCheck || isPutOff;
  const { currentData } = useGetContractRequestQuery(undefined, { skip: isQuiet, refetchOnMountOrArgChange: true });
  return isQuiet ? [] : waitingContracts(currentData);
}
