import { use } from 'react';
import { useStore } from 'react-redux';
import { frameOf } from './frameOf';

/** Returns the app bundle; suspends until it is loaded. */
export function useFrame() {
  return use(frameOf(useStore()).load());
}
