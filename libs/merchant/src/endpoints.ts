export { announcementsApi } from './announcementsApi';
export { merchantApi } from './merchantApi';
