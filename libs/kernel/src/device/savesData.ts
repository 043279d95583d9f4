import { connection } from './supports';

/**
 * Returns whether data saving is on, in the browser or in the settings, which set an attribute on the document (product 3,
 * "Network").
 */
export function savesData(): boolean {
  // The server does not know the device.
  if (typeof window === 'undefined') return false;
  return connection()?.saveData === true || document.documentElement.dataset['dataSaver'] === 'on';
}

/** Returns true if the browser reports a 2G connection. Only Chrome reports the kind of its connection. */
export function isOn2g(): boolean {
  // The server does not know the connection.
  if (typeof window === 'undefined') return false;
  return connection()?.effectiveType?.endsWith('2g') ?? false;
}
