import { checkMinutes, playSettings, preferences, usePlaySettings, usePreferences } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { Card } from '@parlour/ui/card';
import { Checkbox } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Segmented } from '@parlour/ui/segmented';
import { useTranslation } from 'react-i18next';

/** Settings of this device: reminders of the play time, and hiding of promotions. */
export function DeviceControls() {
  const { t } = useTranslation('session');
  const settings = usePlaySettings();
  const { showWinners } = usePreferences();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Card>
      <Stack>
        <SectionTitle icon="clock" title={t('play.check.title')} />
        <p>{t('play.check.text')}</p>
        <Segmented
          label={t('play.check.every')}
          value={String(settings.checkMinutes)}
          items={checkMinutes.map((minutes) => ({ id: String(minutes), label: t('play.minutes', { count: minutes }) }))}
          onChange={(id) =>
            playSettings.change((all) => ({ ...all, checkMinutes: checkMinutes.find((minutes) => String(minutes) === id) ?? 60 }))
          }
        />
        <Checkbox
          look="switch"
          label={t('play.hide.winners')}
          checked={!showWinners}
          onChange={({ target }) => preferences.change({ showWinners: !target.checked })}
        />
        {isLoggedIn && (
          <Checkbox
            look="switch"
            label={t('play.hide.promotions')}
            checked={settings.hidesPromotions}
            onChange={({ target }) => playSettings.change((all) => ({ ...all, hidesPromotions: target.checked }))}
          />
        )}
        <p>{t('play.deviceSettings')}</p>
      </Stack>
    </Card>
  );
}
