import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { Spinner } from '../spinner';
import styles from './Toast.module.css';

export type ToastLevel = 'info' | 'success' | 'fail' | 'offline' | 'loading';

export type ToastItem = {
  id: string;
  level: ToastLevel;
  text: string;
  /** Duration in milliseconds; 3000 by default. `loading` stays until it is dismissed. */
  durationMs?: number;
};

type ToastProps = {
  toast: ToastItem;
  dismissLabel: string;
  /** Called with the id of the message, when its time is over or on a tap. */
  onDismiss: (id: string) => void;
};

const icons: Record<Exclude<ToastLevel, 'loading'>, IconName> = {
  info: 'info',
  success: 'circle-check',
  fail: 'circle-x',
  offline: 'wifi-off',
};

/** Specification 8: a toast stays for 3000 ms by default. */
const STAYS_MS = 3000;

/** A toast. Its timer pauses while it is touched, hovered or focused, and while another tab is in front. */
export function Toast({ toast, dismissLabel, onDismiss }: ToastProps) {
  const { id, level, text, durationMs = STAYS_MS } = toast;
  const [isHeld, setHeld] = useState(false);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  const dismiss = useEffectEvent(() => onDismiss(id));

  useEffect(() => {
    if (isHeld || isHidden || level === 'loading') return;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, isHidden, level, durationMs]);

  return (
    <div
      className={styles.toast}
      data-level={level}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon}>{level === 'loading' ? <Spinner size="s" /> : <Icon name={icons[level]} />}</span>
      <p className={styles.text} role={level === 'fail' ? 'alert' : 'status'}>
        {text}
      </p>
      {level !== 'loading' && <IconButton icon="x" tone="dim" label={dismissLabel} onClick={() => onDismiss(id)} />}
    </div>
  );
}

function followVisibility(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
