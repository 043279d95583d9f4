import { Icon, type IconName } from '../icon';
import styles from './StatusChip.module.css';

export type StatusTone = 'pending' | 'success' | 'rejected' | 'expired' | 'checking' | 'open';

export type StatusChipProps = {
  /** The kind of status; each has its own colour and icon. */
  tone: StatusTone;
  /** The state in one or two words. */
  label: string;
};

const icons: Record<StatusTone, IconName> = {
  pending: 'clock',
  success: 'circle-check',
  rejected: 'circle-x',
  expired: 'ban',
  checking: 'hourglass',
  open: 'sparkles',
};

/** The status of an order or an offer: colour, icon and word together. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon name={icons[tone]} size="s" />
      {label}
    </span>
  );
}
