import type { Device } from '@parlour/kernel';

export type DownloadWay = 'shortcut' | 'android' | 'ios' | 'profile';

/** The four ways of specification 2, those of the player's own device first. A profile is never the first (product 2). */
export const downloadWays: Record<Device['system'], readonly DownloadWay[]> = {
  android: ['shortcut', 'android', 'ios', 'profile'],
  ios: ['shortcut', 'ios', 'profile', 'android'],
  desktop: ['shortcut', 'android', 'ios', 'profile'],
};
