import { selectSession } from '@parlour/session';
import { useSelector } from 'react-redux';

/** Whose money the intents of this tab move: merchant and user name, which no other player of this phone has. */
export function usePlayer(): string | undefined {
  const session = useSelector(selectSession);
  return session && `${session.merchantCode}/${session.userName}`;
}
