import { useServerToday } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useGetOverviewQuery } from '../../api/teamApi';

/** Returns the agent's affiliate code, from the same reply as the agent home. */
export function useOwnCode() {
  const language = toGatewayLanguage(useLocale());
  const from = useServerToday();
  const query = useGetOverviewQuery({ from, language });
  return { code: query.data?.code ?? undefined, query };
}
