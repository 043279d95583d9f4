import { useId, type ReactNode } from 'react';
import { Button } from '../button/index';
import { useModal } from '../modal/useModal';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** The question; it is also the accessible name. */
  title: string;
  /** One or two sentences, or a short form. */
  children?: ReactNode;
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

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The consequence of confirming, in one or two sentences. */
  text?: ReactNode;
  /** Label of the confirm button, a verb and its object: "Cancel bet". */
  confirmLabel: string;
  /** Label of the cancel button, a verb and its object: "Keep bet". */
  cancelLabel: string;
  /** Called when the player confirms; the owner closes the dialog. */
  onConfirm: () => void;
  /** Called when the player cancels: by the button, Esc, Back or a tap outside. */
  onCancel: () => void;
  /** The confirmed action is running: the dialog stays open and both buttons are disabled. */
  busy?: boolean;
  /** Colour of the confirm button; `danger` for an action that cannot be undone. */
  tone?: 'primary' | 'danger';
};

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, onConfirm, onCancel, busy = false, tone = 'primary' } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={() => !busy && onCancel()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
