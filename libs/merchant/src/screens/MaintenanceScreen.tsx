import { dateWriter } from '@parlour/ui/date';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../hooks/useLocale';
import { useStatus } from '../hooks/useStatus';
import { ClosedPage } from '../parts/ClosedPage';

/** System status 1 (specification 4): shows the end in the player's time zone, and that their money is safe. */
export function MaintenanceScreen() {
  const { t } = useTranslation('merchant');
  const locale = useLocale();
  const until = useStatus()?.maintenanceUntil;

  return (
    <ClosedPage icon="wrench" title={t('maintenance.title')} contactTitle={t('closed.contact')}>
      <p>{t('maintenance.text')}</p>
      <p>
        <strong>{t('maintenance.balance')}</strong>
      </p>
      {until && <p>{t('maintenance.until', { time: `${dateWriter(locale).full(until)} ${zoneOf(until)}` })}</p>}
    </ClosedPage>
  );
}

/** "GMT+8": the end needs its time zone. */
function zoneOf(moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
