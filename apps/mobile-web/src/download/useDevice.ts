import { useState } from 'react';
import { type Device, deviceOf } from './deviceOf';

/** Where the app runs; it does not change while it does. */
export function useDevice(): Device {
  const [device] = useState(() => deviceOf(navigator));
  return device;
}
