import { useAnnouncements } from '@parlour/merchant';

const types = ['PL'] as const;

/** Returns the announcements for players (content type PL, specification 3), newest first as the gateway sends them. */
export function useNotices() {
  const { data, ...query } = useAnnouncements(types);
  return { ...query, notices: data?.player };
}
