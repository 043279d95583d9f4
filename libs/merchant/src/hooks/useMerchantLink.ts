import { openableUrl } from '../rules/openableUrl';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Returns the configured link of a resource type, e.g. "LIVECHAT" (specification 3), if it may be opened. */
export function useMerchantLink(type: string): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const resource = useStatus()?.info.resources.find(({ resourceType }) => resourceType === type);
  return openableUrl(resource?.url, [...linkHosts, ...frameHosts]);
}
