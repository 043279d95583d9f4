import { useInterrupted } from '@parlour/ui/motion';
import { useLocation } from 'react-router-dom';

/** Whether the player has used the page: since the screen appeared, or to come to it from another one. */
export function useIsUsed(): boolean {
  const isInterrupted = useInterrupted();
  return useLocation().key !== 'default' || isInterrupted;
}
