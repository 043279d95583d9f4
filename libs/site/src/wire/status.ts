import { wireCall, wireList, wireText, wireTime, type WireValue } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const flag = v.pipe(
  v.unknown(),
  v.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true'),
);

/** A configured link or image (specification 3, download and community links). */
const resource = v.object({ resourceType: wireText, url: wireText, labelNameEn: v.nullish(wireText) });
const customerService = v.object({ title: wireText, csType: v.nullish(wireText), path: wireText });

const status = v.object({
  info: v.object({
    customerService: v.optional(wireList(customerService, 50), []),
    domainRoute: v.optional(wireList(wireText, 20), []),
    mobileTemplate: v.optional(v.object({ mem_cen: v.nullish(wireText), dep_func: v.nullish(wireText) }), {}),
    register: v.optional(v.record(v.string(), flag), {}),
    resources: v.optional(wireList(resource, 200), []),
    /** Feature flags by name, e.g. TRANSBETREPMEM3 (specification 3). */
    whitelabel: v.optional(v.record(v.string(), flag), {}),
    mainDomain: v.optional(wireText, ''),
    imageCDNs: v.optional(wireList(wireText, 20), []),
  }),
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

/** The system status as the app reads it. */
export type Status = WireValue<typeof statusWire.getStatus>;
