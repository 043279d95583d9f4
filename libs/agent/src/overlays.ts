import type { Overlay } from '@parlour/kernel/feature';
import { useWaitingContracts, ContractAlert } from './blocks/ContractAlert';

export const overlays: Overlay[] = [
  { id: 'agent.contracts', order: 20, useIsDue: () => useWaitingContracts().length > 0, component: ContractAlert },
];
