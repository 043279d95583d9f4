import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppError } from './errors';
import type { GatewayRequest } from './request';

export const gatewayBaseQuery: BaseQueryFn<GatewayRequest, unknown, AppError> = async () => ({ error: { kind: 'network' } });
