import { useRole } from '@parlour/player';
import { useSelector } from 'react-redux';
import { useGetContractRequestQuery } from '../api/contractRequestApi';
import { selectIsPutOff } from '../agentSlice';
import { waitingContracts } from '../rules/waitingContracts';
import type { ContractKind } from '../wire';

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
