import { merchantApi } from '../merchantApi';

/** Tells the gateway that an announcement was read; the announcements are then fetched again (specification 4). */
export function useMarkAnnouncementRead(): (announcementId: string) => void {
  const [markRead] = merchantApi.useMarkAnnouncementReadMutation();
  return (announcementId) => void markRead({ announcementId, read: true });
}
