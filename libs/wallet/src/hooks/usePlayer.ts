import { selectSession } from '@parlour/player';
import { useSelector } from 'react-redux';

/** Returns merchant and user name, which identify a player on this device. Empty without a session. */
export function usePlayer(): string {
  const session = useSelector(selectSession);
  return session ? `${session.merchantCode}/${session.userName}` : '';
}
