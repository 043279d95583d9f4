import { wireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const isOn = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((raw) => raw === true || raw === 1 || raw === '1'),
  ),
  false,
);

export const promotionGateWire = {
  /** Returns which promotions are enabled, by their keys of specification 3; for the caller if there is a session. */
  getPromotionGates: wireCall({
    method: 'GET',
    path: '/wps/promotion/enabled',
    access: 'anyone',
    input: v.object({}),
    value: v.object({ APP_DOWNLOAD: isOn, REFERRAL: isOn }),
  }),
};
