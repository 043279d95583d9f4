import { wireCall, wireList, wireText, wireTime, type WireValue } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const flag = v.pipe(
  v.unknown(),
  v.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true'),
);

/** A configured link or image (specification 3, download and community links). */
const resource = v.object({ resourceType: wireText, url: wireText, labelNameEn: v.nullish(wireText) });
const customerService = v.object({ title: wireText, csType: v.nullish(wireText), path: wireText });

/** Which layouts the merchant has chosen: '1' is the new one (specification 4). */
export const mobileTemplate = v.object({ mem_cen: v.nullish(wireText), dep_func: v.nullish(wireText) });

/** Feature flags by name, e.g. TRANSBETREPMEM3 (specification 3). */
export const whitelabel = v.record(v.string(), flag);
/** The domains that lead to the site, as hosts or origins. */
export const domainRoute = wireList(wireText, 20);
/** The settings that are neither a flag nor a domain. */
export const settings = v.object({
  customerService: v.optional(wireList(customerService, 50)),
  mobileTemplate: v.optional(mobileTemplate),
  register: v.optional(whitelabel),
  resources: v.optional(wireList(resource, 200)),
  mainDomain: v.optional(wireText),
  imageCDNs: v.optional(wireList(wireText, 20)),
});

const status = v.object({
  /** What is missing here has its own call (`settingsWire`). */
  info: v.object({ ...settings.entries, domainRoute: v.optional(domainRoute), whitelabel: v.optional(whitelabel) }),
  maintenance: v.optional(flag, false),
  /** End of the maintenance, when known. */
  maintenanceUntil: v.nullish(wireTime),
  regionRestriction: v.optional(flag, false),
});

/** Kept apart, because home's first view loads it without the rest of the contract (ADR 0035). */
export const statusWire = {
  /**
   * Returns the configuration of the merchant's site (links, flags, image hosts) and whether it is closed, for maintenance or in this
   * region. A gateway that tells regions apart by caller refuses with REGION instead.
   */
  getStatus: wireCall({
    method: 'GET',
    path: '/wps/system/status',
    access: 'anyone',
    public: 'status',
    input: v.object({}),
    value: status,
  }),
};

/** The system status as the gateway sends it: parts of `info` may be missing. */
export type StatusReply = WireValue<typeof statusWire.getStatus>;
/** The system status as the app reads it, whichever calls its parts came from. */
export type Status = Omit<StatusReply, 'info'> & { info: Required<StatusReply['info']> };

/** Every part of `info`, each without content. */
export const emptyStatusInfo: Status['info'] = {
  customerService: [],
  domainRoute: [],
  mobileTemplate: {},
  register: {},
  resources: [],
  whitelabel: {},
  mainDomain: '',
  imageCDNs: [],
};
