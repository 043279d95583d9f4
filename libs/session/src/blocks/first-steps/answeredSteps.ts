import { deviceValue } from '@parlour/kernel';
import * as v from 'valibot';

const answer = v.picklist(['limitSkipped', 'closed']);

export type StepsAnswer = v.InferOutput<typeof answer>;

/** What each player of this device answered to the first steps. */
export const answeredSteps = deviceValue('firstSteps', v.record(v.string(), answer), {});
