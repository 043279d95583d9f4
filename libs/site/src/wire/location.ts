import { wireCall, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const locationWire = {
  /** Returns the address and the country that the gateway sees of the caller. Answered in a closed region too. */
  getLocation: wireCall({
    method: 'GET',
    path: '/wps/system/location',
    access: 'anyone',
    input: v.object({}),
    value: v.object({ ip: v.nullish(wireText), country: v.nullish(wireText) }),
  }),
};
