import { useEffect, useState } from 'react';
import { whenPlayerActs } from './whenPlayerActs';

/** Returns whether the player has done anything since the component appeared, so that a moment can skip to its end. It listens only while `isOn`. */
export function useInterrupted(isOn = true): boolean {
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => (isOn && !isInterrupted ? whenPlayerActs(() => setInterrupted(true)) : undefined), [isOn, isInterrupted]);
  return isInterrupted;
}
