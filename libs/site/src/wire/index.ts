import { locationWire } from './location';
import { settingsWire } from './settings';
import { statusWire } from './status';

export const siteWire = { ...statusWire, ...settingsWire, ...locationWire };

export { emptyStatusInfo } from './status';
