import { deviceValue } from '@parlour/kernel';
import * as v from 'valibot';

/** The players who want no notifications on this device. They are not asked again, not even after another login. */
export const declinedOffers = deviceValue('messaging.pushOffer', v.array(v.string()), []);
