import { merchantChanged, paths } from '@parlour/kernel';
import { useDispatch } from 'react-redux';

/**
 * Switches to another country's merchant: clears the stored status and the session storage, then reloads home (specification 1).
 */
export function useSwitchMerchant(): (code: string) => void {
  const dispatch = useDispatch();
  return (code) => {
    dispatch(merchantChanged(code));
    window.location.assign(paths.home);
  };
}
