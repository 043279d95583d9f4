import { announcementsWire } from './announcements';
import { locationWire } from './location';
import { startWire } from './start';

export const merchantWire = { ...startWire, ...announcementsWire, ...locationWire };
