export { api } from './api';
export { isAppError, isOutcomeUnknown } from './errors';
export type { AppError } from './errors';
export type { GatewayContext } from './gatewayContext';
export { request } from './request';
