export { agentApi } from './agentApi';
export { teamApi } from './api/teamApi';
export { transferApi } from './api/transferApi';
