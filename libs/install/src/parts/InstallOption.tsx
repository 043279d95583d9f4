import { Button } from '@parlour/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from './OptionCard';
import { Steps } from './Steps';
import { type InstallAnswer, useInstallPrompt } from '../hooks/useInstallPrompt';

/** The web app: the browser's install prompt if there is one, otherwise the manual steps. */
export function InstallOption() {
  const { t } = useTranslation('install');
  const { state, install } = useInstallPrompt();
  const [answer, setAnswer] = useState<InstallAnswer>();

  return (
    <OptionCard icon="plus" title={t('download.way.shortcut')}>
      <p>{t('download.wayText.shortcut')}</p>
      {state === 'ready' ? (
        <Button block icon="plus" onClick={() => void install().then(setAnswer)}>
          {t('download.install')}
        </Button>
      ) : (
        <Steps
          steps={[
            ['ellipsis', t('download.menuStep1')],
            ['plus', t('download.menuStep2')],
          ]}
        />
      )}
      <p role="status">{answer && t(`download.answer.${answer}`)}</p>
    </OptionCard>
  );
}
