import { deviceOf } from '@parlour/kernel/device';
import type { WireValue } from '@parlour/kernel/wire-call';
import type { gamesWire } from '../../wire';

type OpeningPlace = WireValue<typeof gamesWire.launchGame>['openIn'];

/** Where a game opens. In-app browsers have no tabs, so a game for a new tab replaces the app there, and Back returns to it. */
export function openingPlace(openIn: OpeningPlace): OpeningPlace {
  return openIn === 'newTab' && deviceOf(window).inApp ? 'sameTab' : openIn;
}
