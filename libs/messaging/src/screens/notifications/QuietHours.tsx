import type { WireValue } from '@parlour/kernel';
import { useDateFormat } from '@parlour/merchant';
import { Checkbox, SelectField } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import type { messagingWire } from '../../wire';
import styles from './NotificationsScreen.module.css';

type Quiet = WireValue<typeof messagingWire.getPushSettings>['quiet'];
export type QuietHoursProps = { quiet: Quiet; disabled: boolean; onChange: (quiet: Quiet) => void };

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const usual = { from: '22:00', to: '07:00' };

/** Hours of the night without sound. A time between full hours, set elsewhere, stays in the list. */
export function QuietHours({ quiet, disabled, onChange }: QuietHoursProps) {
  const { t } = useTranslation('messaging');
  const { time } = useDateFormat();
  const timesFor = (own: string, other: string) =>
    [...new Set([...hours, own])].sort().map((value) => ({
      value,
      label: time(new Date(`2026-01-01T${value}`).getTime()),
      // Quiet hours that begin and end at the same time would be empty.
      disabled: value === other,
    }));
  return (
    <SettingsGroup title={t('notifications.quiet')}>
      <Checkbox
        label={t('notifications.quietOn')}
        checked={quiet !== null}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      {quiet && (
        <div className={styles.hours}>
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(`notifications.${end}`)}
              value={quiet[end]}
              options={timesFor(quiet[end], quiet[end === 'from' ? 'to' : 'from'])}
              disabled={disabled}
              onChange={({ target }) => onChange({ ...quiet, [end]: target.value })}
            />
          ))}
        </div>
      )}
      <p className={styles.hint}>{t('notifications.quietHint')}</p>
    </SettingsGroup>
  );
}
