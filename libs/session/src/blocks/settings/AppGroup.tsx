import { supports } from '@parlour/kernel/device';
import { preferences, type Preferences, usePreferences } from '@parlour/player';
import { LanguageSelector, useFlag } from '@parlour/site';
import { Checkbox } from '@parlour/ui/field';
import { Segmented } from '@parlour/ui/segmented';
import { SettingsGroup } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import styles from './AppGroup.module.css';

type Choice = 'textSize' | 'motion' | 'theme';
type Switch = { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never }[keyof Preferences];

const choices: { [Name in Choice]: readonly Preferences[Name][] } = {
  textSize: ['s', 'm', 'l', 'xl'],
  motion: ['system', 'reduce', 'full'],
  theme: ['dark', 'light'],
};
const switches: readonly Switch[] = ['decimals', 'showWinners', 'dataSaver', 'haptics'];

/** Display settings of this device, available without an account. */
export function AppGroup() {
  const { t } = useTranslation('session');
  const current = usePreferences();
  // Specification 3: currently always dark, unless the operator enables the light theme.
  const hasLight = useFlag('lightTheme');
  return (
    <SettingsGroup title={t('settings.app')}>
      <div className={styles.line}>
        <span>{t('settings.language')}</span>
        <LanguageSelector />
      </div>
      <Chosen name="textSize" value={current.textSize} />
      <Chosen name="motion" value={current.motion} />
      {hasLight && <Chosen name="theme" value={current.theme} />}
      {switches
        .filter((name) => name !== 'haptics' || supports.vibrate())
        .map((name) => (
          <Checkbox
            look="switch"
            key={name}
            label={t(`settings.switch.${name}`)}
            checked={current[name]}
            onChange={({ target }) => preferences.change({ [name]: target.checked })}
          />
        ))}
    </SettingsGroup>
  );
}

function Chosen<Name extends Choice>({ name, value }: { name: Name; value: Preferences[Name] }) {
  const { t } = useTranslation('session');
  const label = t(`settings.${name}.label`);
  return (
    <div className={styles.choice}>
      <span aria-hidden>{label}</span>
      <Segmented<Preferences[Choice]>
        label={label}
        value={value}
        items={choices[name].map((id) => ({ id, label: t(`settings.${name}.${id}`) }))}
        onChange={(id) => preferences.change({ [name]: id })}
      />
    </div>
  );
}
