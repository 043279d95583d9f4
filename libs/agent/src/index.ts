export { AgentModal } from './blocks/AgentModal';
export { ContractAlert } from './blocks/ContractAlert';
export { agentFeature } from './feature';
export { useWaitingContracts } from './hooks/useWaitingContracts';
