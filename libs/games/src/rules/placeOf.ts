import { type WireValue, deviceOf } from '@parlour/kernel';
import type { gamesWire } from '../wire';

type Place = WireValue<typeof gamesWire.launchGame>['openIn'];

/** Where a game opens. In-app browsers have no tabs, so there a game that wants a tab opens in place of the app, and Back returns to it. */
export function placeOf(openIn: Place): Place {
  return openIn === 'newTab' && deviceOf(window).inApp ? 'sameTab' : openIn;
}
