import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../format/useDateFormat';
import { useStatus } from '../hooks/useStatus';
import { ClosedPage } from '../parts/ClosedPage';

/** System status 1 (specification 4): shows the end in the player's time zone, and that their money is safe. */
export function MaintenanceScreen() {
  const { t } = useTranslation('site');
  const dates = useDateFormat();
  const until = useStatus()?.maintenanceUntil;

  return (
    <ClosedPage icon="wrench" title={t('maintenance.title')} contactTitle={t('closed.contact')}>
      <p>{t('maintenance.text')}</p>
      <p>
        <strong>{t('maintenance.balance')}</strong>
      </p>
      {until && <p>{t('maintenance.until', { time: `${dates.full(until)} ${dates.offset(until)}` })}</p>}
    </ClosedPage>
  );
}
