import { api, fromWire } from '@parlour/api-client';
import { locationWire } from './wire/location';

/** Where the gateway sees the player: for the screen of a closed region alone, because the status is the same for everybody. */
export const locationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLocation: build.query({ ...fromWire(locationWire.getLocation) }),
  }),
});
