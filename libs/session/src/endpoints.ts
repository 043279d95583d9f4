export { accessApi } from './api/accessApi';
export { logoutApi } from './api/logoutApi';
export { passwordApi } from './api/passwordApi';
export { profileApi } from './api/profileApi';
export { securityApi } from './api/securityApi';
export { sessionApi } from './api/sessionApi';
