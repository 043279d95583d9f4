import { announcementsWire } from './wire/announcements';
import { locationWire } from './wire/location';
import { startWire } from './wire/start';

export const merchantWire = { ...startWire, ...announcementsWire, ...locationWire };
