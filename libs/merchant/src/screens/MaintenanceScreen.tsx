import { intlTag } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../hooks/useLocale';
import { useStatus } from '../hooks/useStatus';
import { ClosedPage } from '../parts/ClosedPage';

/** System status 1 (specification 4): until when, in the player's time, and that the money is safe. */
export function MaintenanceScreen() {
  const { t } = useTranslation('merchant');
  const locale = useLocale();
  const until = useStatus()?.maintenanceUntil;
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

  return (
    <ClosedPage icon="wrench" title={t('maintenance.title')} contactTitle={t('closed.contact')}>
      <p>{t('maintenance.text')}</p>
      <p>
        <strong>{t('maintenance.balance')}</strong>
      </p>
      {until && <p>{t('maintenance.until', { time: format.format(until) })}</p>}
    </ClosedPage>
  );
}
