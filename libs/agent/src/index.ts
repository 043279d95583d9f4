export { AgentModal } from './blocks/AgentModal';
export { agentFeature } from './feature';
export { agentScreens } from './agentScreens';
