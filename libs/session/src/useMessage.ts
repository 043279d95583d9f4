import { type ToastLevel, toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';

/** Says something briefly. */
export function useMessage(): (level: ToastLevel, text: string) => void {
  const dispatch = useDispatch();
  return (level, text) => void dispatch(toastRequested({ level, text }));
}
