import type { runtimeConfig } from './runtimeConfig';
import type { InferInput } from 'valibot';

/** Default merchants (specification 1 and 9), for a document without a configuration. */
export const defaultConfig: InferInput<typeof runtimeConfig> = {
  merchants: [
    {
      code: '200jilif3',
      country: 'PH',
      countryName: 'Philippines',
      currency: 'TLB',
      langList: ['EN', 'TY'],
      disabledCategories: ['COCKFIGHT'],
    },
    { code: '200jilimm3', country: 'MM', countryName: 'Myanmar', currency: 'MMK', langList: ['EN', 'MY'] },
  ],
};
