import { openableUrl } from '../rules/openableUrl';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** The configured link of a resource type, e.g. "LIVECHAT" (specification 3), if there is one that may be opened. */
export function useResource(type: string): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const resource = useStatus()?.info.resources.find(({ resourceType }) => resourceType === type);
  return openableUrl(resource?.url, [...linkHosts, ...frameHosts]);
}
