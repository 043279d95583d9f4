export { ContractAlert } from './blocks/ContractAlert';
export { agentFeature } from './feature';
