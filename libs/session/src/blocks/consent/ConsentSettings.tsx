import { useConsent } from '@parlour/player';
import { Checkbox } from '@parlour/ui/field';
import { SettingsGroup } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { withOrWithout } from './ConsentChoice';

/** The choice about tags, in the settings and below the terms. It takes effect at once. Nothing where the merchant has no tags. */
export function ConsentSettings() {
  const { t } = useTranslation('session');
  const { purposes, agreed, choose } = useConsent();
  if (purposes.length === 0) return null;
  return (
    <SettingsGroup title={t('consent.title')}>
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          label={t(`consent.purpose.${purpose}`)}
          checked={agreed.includes(purpose)}
          onChange={({ target }) => choose(withOrWithout(agreed, purpose, target.checked))}
        />
      ))}
    </SettingsGroup>
  );
}
