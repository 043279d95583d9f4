import { use } from 'react';
import { useStore } from 'react-redux';
import { frameOf } from './frameOf';

/** The frame; waits until it is there. */
export function useFrame() {
  return use(frameOf(useStore()).load());
}
