import { locationWire } from './location';
import { statusWire } from './status';

export const siteWire = { ...statusWire, ...locationWire };
