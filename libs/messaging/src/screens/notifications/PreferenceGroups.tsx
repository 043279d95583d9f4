import { useErrorText } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { useDateFormat } from '@parlour/site/format';
import { Checkbox, SelectField } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { pushApi } from '../../api/pushApi';
import type { pushWire } from '../../wire/push';
import styles from './NotificationsScreen.module.css';

export type PreferenceGroupsProps = {
  settings: WireValue<typeof pushWire.getPushSettings>;
  /** True while the settings are read again after a change. */
  isFetching: boolean;
};

/** The switches of the topics, for all devices, and the quiet hours. */
export function PreferenceGroups({ settings: { topics, quiet }, isFetching }: PreferenceGroupsProps) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = pushApi.useSetPushSettingsMutation();
  // Optimistic update: a refusal restores the stored value.
  const shown = originalArgs && (isLoading || (isFetching && error === undefined)) ? originalArgs : { topics, quiet };
  return (
    <>
      <SettingsGroup title={t('notifications.topics')}>
        {(['money', 'security', 'messages', 'promotions'] as const).map((topic) => (
          <Checkbox
            look="switch"
            key={topic}
            label={t(`notifications.topic.${topic}`)}
            checked={shown.topics[topic]}
            disabled={isLoading}
            onChange={({ target }) => void save({ ...shown, topics: { ...shown.topics, [topic]: target.checked } })}
          />
        ))}
        <p className={styles.hint}>{t('notifications.topicsHint')}</p>
      </SettingsGroup>
      <QuietHours quiet={shown.quiet} disabled={isLoading} onChange={(next) => void save({ ...shown, quiet: next })} />
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}

type Quiet = WireValue<typeof pushWire.getPushSettings>['quiet'];
type QuietHoursProps = { quiet: Quiet; disabled: boolean; onChange: (quiet: Quiet) => void };

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const usual = { from: '22:00', to: '07:00' };

/** Hours of the night without sound. A time between full hours, set elsewhere, stays in the list. */
function QuietHours({ quiet, disabled, onChange }: QuietHoursProps) {
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
        look="switch"
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
