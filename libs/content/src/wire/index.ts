import { announcementReadsWire } from './announcementReads';
import { announcementsWire } from './announcements';

export const contentWire = { ...announcementsWire, ...announcementReadsWire };
