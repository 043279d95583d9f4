import { wireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { domainRoute, settings, whitelabel } from './status';

/** The parts of the status that some gateways answer by themselves (ADR 0025). A gateway whose status has a part need not have its call. */
export const settingsWire = {
  /** Returns the merchant's feature flags by name, as `info.whitelabel` of the status. */
  getWhitelabel: wireCall({
    method: 'GET',
    path: '/wps/system/whitelabel',
    access: 'anyone',
    public: 'status',
    input: v.object({}),
    value: whitelabel,
  }),
  /** Returns the links, layouts and image hosts under the names that they have in `info` of the status. */
  getSettings: wireCall({
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    access: 'anyone',
    public: 'status',
    input: v.object({}),
    value: settings,
  }),
  /** Returns the domains that lead to the site, as `info.domainRoute` of the status. They are shown and never followed. */
  getDomainRoute: wireCall({
    method: 'GET',
    path: '/wps/system/domainRoute',
    access: 'anyone',
    public: 'status',
    input: v.object({}),
    value: domainRoute,
  }),
};
