export { contractApi } from './api/contractApi';
export { contractRequestApi } from './api/contractRequestApi';
export { teamApi } from './api/teamApi';
export { transferApi } from './api/transferApi';
