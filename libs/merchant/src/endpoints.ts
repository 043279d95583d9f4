export { announcementsApi } from './announcementsApi';
export { locationApi } from './locationApi';
export { merchantApi } from './merchantApi';
