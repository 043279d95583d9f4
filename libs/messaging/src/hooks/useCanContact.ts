import { useFlag } from '@parlour/merchant';
import { useSupportLink } from './useSupportLink';

/** Returns whether any contact to a person is available: the chat or a live-chat link. */
export function useCanContact(): boolean {
  const hasChat = useFlag('CBS3');
  const link = useSupportLink();
  return hasChat || link !== undefined;
}
