import { announcementsWire } from './wire/announcements';
import { startWire } from './wire/start';

export const merchantWire = { ...startWire, ...announcementsWire };
