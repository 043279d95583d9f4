export { AgentModal } from './blocks/AgentModal';
export { agentFeature } from './feature';
