import { officialTypes } from '../rules/officialTypes';
import { type ServiceLink, useServiceLinks } from './useServiceLinks';

/** Returns the operator's official channels, FACEBOOK and YOUTUBE only (specification 2, "Side menu"). */
export function useOfficialChannels(): ServiceLink[] {
  return useServiceLinks().filter(({ csType }) => officialTypes.includes(csType));
}
