import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
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
