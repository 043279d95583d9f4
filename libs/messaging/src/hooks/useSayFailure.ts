import { useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';

/** Returns a function that waits for the replies to what the player did, and says in one toast that it failed. */
export function useSayFailure(): (...replies: PromiseLike<{ error?: unknown }>[]) => Promise<void> {
  const dispatch = useDispatch();
  const errorText = useErrorText();
  return async (...replies) => {
    const failed = (await Promise.all(replies)).find(({ error }) => error !== undefined);
    if (failed) dispatch(toastRequested({ level: 'fail', text: errorText(failed.error) }));
  };
}
