import { merchantChanged, paths } from '@parlour/kernel';
import { useDispatch } from 'react-redux';

/** Moves to another country's merchant: stored status and session storage go, home loads anew (specification 1). */
export function useSwitchMerchant(): (code: string) => void {
  const dispatch = useDispatch();
  return (code) => {
    dispatch(merchantChanged(code));
    window.location.assign(paths.home);
  };
}
