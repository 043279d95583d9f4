import type { Overlay } from '@parlour/kernel';
import { ContractAlert } from './blocks/ContractAlert';
import { useWaitingContracts } from './hooks/useWaitingContracts';

export const overlays: Overlay[] = [
  { id: 'agent.contracts', order: 20, place: 'home', useIsDue: () => useWaitingContracts().length > 0, component: ContractAlert },
];
