import { emptyStatusInfo, type Status, type StatusReply } from '../wire/status';

type Info = StatusReply['info'];

/** The settings that every screen may need. `register` has its own call (specification 7). */
const settings = ['customerService', 'mobileTemplate', 'resources', 'mainDomain', 'imageCDNs'] as const;

/** Which parts a gateway has left to their own calls (ADR 0025). */
export function missingParts(info: Info): Record<'whitelabel' | 'settings' | 'domainRoute', boolean> {
  return {
    whitelabel: info.whitelabel === undefined,
    settings: settings.some((name) => info[name] === undefined),
    domainRoute: info.domainRoute === undefined,
  };
}

/** Returns the status as the app reads it; what no call has told is empty. */
export function wholeStatus(reply: StatusReply): Status {
  return { ...reply, info: { ...emptyStatusInfo, ...reply.info } };
}
