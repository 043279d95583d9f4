import { useId, type ReactNode } from 'react';
import { useModal } from '../modal/useModal';
import styles from './Dialog.module.css';

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question; it is also the accessible name. */
  title: string;
  /** One or two sentences, or a short form. */
  children?: ReactNode;
  /** The buttons, primary last. */
  actions?: ReactNode;
  /** Called on Esc, Back or a tap outside. Omit it if the player must choose. */
  onClose?: () => void;
};

/** A modal dialog that needs an answer. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open && <OpenDialog {...shown} />;
}

function OpenDialog({ title, children, actions, onClose }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const { ref } = useModal(onClose);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
