import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { type IconName, Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type InstallAnswer, useInstallPrompt } from '../hooks/useInstallPrompt';
import styles from './InstallOption.module.css';

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

type OptionCardProps = { icon: IconName; title: string; children: ReactNode };

/** A card with one install option and its details. */
export function OptionCard({ icon, title, children }: OptionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Stack>
          <SectionTitle id={id} icon={icon} title={title} />
          {children}
        </Stack>
      </Card>
    </section>
  );
}

type StepsProps = { steps: readonly (readonly [IconName, string])[] };

/** Numbered steps, each with the icon to look for. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(([icon, text], place) => (
        <li key={text} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {place + 1}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
        </li>
      ))}
    </ol>
  );
}
