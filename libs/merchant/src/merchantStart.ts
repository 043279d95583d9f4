import type { FeatureStart } from '@parlour/kernel';
import { merchantMessages } from './merchantMessages';
import { merchantSlice } from './merchantSlice';

/** The part of merchant that home's first view needs. */
export const merchantStart: FeatureStart = { id: 'merchant', slices: [merchantSlice], messages: merchantMessages };
