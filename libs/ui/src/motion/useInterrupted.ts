import { useEffect, useState } from 'react';
import { whenPlayerActs } from './whenPlayerActs';

/** Whether the player has done anything since the moment began; it then shows its end. */
export function useInterrupted(isOn = true): boolean {
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => (isOn && !isInterrupted ? whenPlayerActs(() => setInterrupted(true)) : undefined), [isOn, isInterrupted]);
  return isInterrupted;
}
