import type { ReactNode } from 'react';
import { Stack } from '@parlour/ui/page';
import styles from './MoneyForm.module.css';

export type MoneyFormProps = {
  onSubmit: () => Promise<void>;
  /** The amounts that the player pays and receives, and the gateway's refusal. */
  result: ReactNode;
  /** The submit button. It sticks above the bottom menu. */
  button: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form that moves money: fields, result, button. On a tablet the result and the button stand beside the fields. */
export function MoneyForm({ onSubmit, result, button, children }: MoneyFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Stack gap={2}>{children}</Stack>
      <div className={styles.side}>
        <Stack gap={2}>{result}</Stack>
        <div className={styles.bar} data-sticks="end">
          {button}
        </div>
      </div>
    </form>
  );
}
