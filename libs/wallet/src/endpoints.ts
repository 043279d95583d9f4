export { accountsApi } from './api/accountsApi';
export { limitsApi } from './api/limitsApi';
export { memberWalletsApi } from './api/memberWalletsApi';
export { depositsApi } from './api/depositsApi';
export { ordersApi } from './api/ordersApi';
export { recordsApi } from './api/recordsApi';
export { walletsApi } from './api/walletsApi';
