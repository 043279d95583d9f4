import { useEffect, useRef } from 'react';
import { Toast, type ToastItem } from './Toast';
import styles from './ToastRegion.module.css';

export type ToastRegionProps = {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** What the region holds, for example "Messages". */
  label: string;
};

/** Short messages over everything, also over a sheet; they go by themselves. */
export function ToastRegion({ toasts, onDismiss, dismissLabel, label }: ToastRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const region = ref.current;
    if (typeof region?.showPopover !== 'function') return;
    const isOpen = () => region.matches(':popover-open');
    // Shown anew, it comes to stand above a dialog that opened since.
    if (isOpen() && (newest === undefined || document.querySelector('dialog:modal'))) region.hidePopover();
    if (newest !== undefined && !isOpen()) region.showPopover();
  }, [newest]);

  return (
    <div
      ref={ref}
      popover="manual"
      className={styles.region}
      role="region"
      aria-label={label}
      data-empty={toasts.length === 0 || undefined}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
