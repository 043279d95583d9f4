import { type ToastLevel, toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';

/** Shows a toast. */
export function useToast(): (level: ToastLevel, text: string) => void {
  const dispatch = useDispatch();
  return (level, text) => void dispatch(toastRequested({ level, text }));
}
