import type { Device } from '@parlour/kernel';

export type DownloadWay = 'shortcut' | 'android' | 'ios' | 'profile';

/** The options of specification 2 that work on this device; all four on a desktop. A configuration profile is never first (product 2). */
export const downloadWays: Record<Device['system'], readonly DownloadWay[]> = {
  android: ['shortcut', 'android'],
  ios: ['shortcut', 'ios', 'profile'],
  desktop: ['shortcut', 'android', 'ios', 'profile'],
};
