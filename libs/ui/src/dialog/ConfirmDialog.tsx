import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes, in one or two sentences. */
  text?: ReactNode;
  /** The yes, as a verb and its object: "Cancel bet". */
  confirmLabel: string;
  /** The no, as a verb and its object: "Keep bet". */
  cancelLabel: string;
  /** Called on a yes; the owner closes the dialog. */
  onConfirm: () => void;
  /** Called on a no, on Esc, Back or a tap outside. */
  onCancel: () => void;
  /** The confirmed action is running: the dialog stays open and both buttons are disabled. */
  busy?: boolean;
  /** Colour of the yes; `danger` for what cannot be undone. */
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
