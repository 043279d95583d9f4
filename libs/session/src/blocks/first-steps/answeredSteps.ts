import { deviceValue } from '@parlour/kernel';
import * as v from 'valibot';

const answer = v.picklist(['limitSkipped', 'closed']);

export type StepsAnswer = v.InferOutput<typeof answer>;

/** The answer of each player of this device to the first steps. */
export const answeredSteps = deviceValue('firstSteps', v.record(v.string(), answer), {});
