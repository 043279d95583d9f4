import type { WireValue } from '@parlour/kernel';
import { useDateFormat } from '@parlour/merchant';
import { Checkbox, SelectField } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import type { messagingWire } from '../../wire';
import styles from './NotificationsScreen.module.css';
import { SettingsGroup } from './SettingsGroup';

type Quiet = WireValue<typeof messagingWire.getPushSettings>['quiet'];
export type QuietHoursProps = { quiet: Quiet; disabled: boolean; onChange: (quiet: Quiet) => void };

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const usual = { from: '22:00', to: '07:00' };

/** Hours of the night without sound. A time that is no full hour, set elsewhere, stays in the list. */
export function QuietHours({ quiet, disabled, onChange }: QuietHoursProps) {
  const { t } = useTranslation('messaging');
  const { time } = useDateFormat();
  const timesFor = (own: string, other: string) =>
    [...new Set([...hours, own])].sort().map((value) => ({
      value,
      label: time(new Date(`2026-01-01T${value}`).getTime()),
      // From and to the same time would be no quiet hours at all.
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
          <SelectField
            label={t('notifications.from')}
            value={quiet.from}
            options={timesFor(quiet.from, quiet.to)}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...quiet, from: target.value })}
          />
          <SelectField
            label={t('notifications.to')}
            value={quiet.to}
            options={timesFor(quiet.to, quiet.from)}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...quiet, to: target.value })}
          />
        </div>
      )}
      <p className={styles.hint}>{t('notifications.quietHint')}</p>
    </SettingsGroup>
  );
}
