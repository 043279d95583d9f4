import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './gatewayBaseQuery';
import { tagTypes } from './tagTypes';

/** The only RTK Query api of the product; libraries inject their endpoints (ADR 0003). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: gatewayBaseQuery,
  tagTypes,
  endpoints: () => ({}),
  refetchOnReconnect: true,
  keepUnusedDataFor: 300,
});
