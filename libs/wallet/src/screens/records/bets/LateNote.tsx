import { useTranslation } from 'react-i18next';
import type { BetVendor } from '../../../wire/records';
import styles from '../RecordNote.module.css';

/** Warns that results of the shown vendors may arrive late, with the longest delay (product decision 4.8). */
export function LateNote({ vendors, gameType }: { vendors: BetVendor[]; gameType: string | undefined }) {
  const { t } = useTranslation('wallet');
  const shown = vendors.filter(({ gameTypes }) => !gameType || gameTypes.includes(gameType));
  const minutes = Math.max(0, ...shown.map(({ delayMinutes }) => delayMinutes));
  return minutes > 0 && <p className={styles.note}>{t('records.late', { count: minutes })}</p>;
}
