import { useEffect, useState } from 'react';
import { whenPlayerActs } from './whenPlayerActs';

/** Whether there was any input since the moment began; the moment then shows its final state. */
export function useInterrupted(isOn = true): boolean {
  const [isInterrupted, setInterrupted] = useState(false);
  useEffect(() => (isOn && !isInterrupted ? whenPlayerActs(() => setInterrupted(true)) : undefined), [isOn, isInterrupted]);
  return isInterrupted;
}
