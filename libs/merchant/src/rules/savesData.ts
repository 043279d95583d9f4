import { supports } from '@parlour/kernel';

/**
 * Returns whether data saving is on, in the browser or in the settings, which set an attribute on the document (product 3,
 * "Network").
 */
export function savesData(): boolean {
  // The server does not know the device.
  if (typeof window === 'undefined') return false;
  return supports.connection()?.saveData === true || document.documentElement.dataset['dataSaver'] === 'on';
}

/** Returns whether the browser says that its connection is of the second generation. */
export function isOn2g(): boolean {
  return supports.connection()?.effectiveType?.endsWith('2g') ?? false;
}
