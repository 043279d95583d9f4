import type { Device } from '@parlour/kernel';

export type DownloadWay = 'shortcut' | 'android' | 'ios' | 'profile';

/** The four options of specification 2, the player's own device first. A configuration profile is never first (product 2). */
export const downloadWays: Record<Device['system'], readonly DownloadWay[]> = {
  android: ['shortcut', 'android', 'ios', 'profile'],
  ios: ['shortcut', 'ios', 'profile', 'android'],
  desktop: ['shortcut', 'android', 'ios', 'profile'],
};
