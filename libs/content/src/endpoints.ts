export { announcementReadsApi } from './announcementReadsApi';
export { announcementsApi } from './announcements';
