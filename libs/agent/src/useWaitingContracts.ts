import { useRole } from '@parlour/session';
import { useSelector } from 'react-redux';
import { useGetContractRequestQuery } from './agentApi';
import { selectIsPutOff } from './agentSlice';
import { waitingContracts } from './rules/waitingContracts';
import type { ContractKind } from './wire';

/** Contracts that wait for the player's word and were not put off in this visit; asks only for those who may have any (specification 6). */
export function useWaitingContracts(): ContractKind[] {
  const { needsContractCheck } = useRole();
  const isPutOff = useSelector(selectIsPutOff);
  const isQuiet = !needsContractCheck || isPutOff;
  const { currentData } = useGetContractRequestQuery(undefined, { skip: isQuiet, refetchOnMountOrArgChange: true });
  return isQuiet ? [] : waitingContracts(currentData);
}
