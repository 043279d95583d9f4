import { type WireValue, deviceOf } from '@parlour/kernel';
import type { gamesWire } from '../wire';

type Place = WireValue<typeof gamesWire.launchGame>['openIn'];

/** Where a game opens. In-app browsers have no tabs: there a game that wants one takes our place, and Back leads out of it. */
export function placeOf(openIn: Place): Place {
  return openIn === 'newTab' && deviceOf(window).inApp ? 'sameTab' : openIn;
}
