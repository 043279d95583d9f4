import { Icon, type IconName } from '@parlour/ui/icon';
import type { ReactNode } from 'react';
import type { DepositMethod } from '../wire/transfer';
import styles from './SheetOption.module.css';

export type SheetOptionProps = {
  mark?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** A line below the text, for example a status. */
  status?: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
};

/** A row of a sheet that chooses and closes: a button, because the arrow keys of a radio group would close the sheet. */
export function SheetOption({ mark, title, text, status, isChosen, disabled, onChoose }: SheetOptionProps) {
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} disabled={disabled} onClick={onChoose}>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
        {status}
      </span>
      {isChosen && (
        <span className={styles.check}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** The icon of each group of payment methods. */
export const methodIcons = { ewallet: 'smartphone', qr: 'qr', bank: 'bank', other: 'credit-card' } as const satisfies Record<
  DepositMethod['group'],
  IconName
>;
