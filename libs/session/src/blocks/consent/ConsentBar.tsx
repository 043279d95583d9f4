import { useLegal } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { useConsent } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Dock } from '@parlour/ui/dock';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ConsentBar.module.css';
import { ConsentChoice } from './ConsentChoice';

export type ConsentBarProps = {
  /** Shown in this place once the player has chosen, or if there is nothing to choose. */
  next?: ReactNode;
};

/** Asks at the lower edge of home which tags of other companies may run. Neither answer is easier than the other. */
export function ConsentBar({ next }: ConsentBarProps) {
  const { t } = useTranslation('session');
  const { purposes, isOpen, choose } = useConsent();
  const [isChoosing, setChoosing] = useState(false);
  if (!isOpen) return next;

  return (
    <Dock label={t('consent.title')}>
      {isChoosing ? (
        <ConsentChoice purposes={purposes} onSave={choose} />
      ) : (
        <div className={styles.bar}>
          <p className={styles.text}>
            {t('consent.bar')} <PolicyLink />
          </p>
          <Button size="s" variant="ghost" onClick={() => setChoosing(true)}>
            {t('consent.choose')}
          </Button>
          <div className={styles.answers}>
            <Button size="s" variant="secondary" block onClick={() => choose([])}>
              {t('consent.necessary')}
            </Button>
            <Button size="s" variant="secondary" block onClick={() => choose(purposes)}>
              {t('consent.acceptAll')}
            </Button>
          </div>
        </div>
      )}
    </Dock>
  );
}

/** Leads to the operator's text about the tags, else to its privacy text, else to the page of terms. */
function PolicyLink() {
  const { t } = useTranslation('session');
  const { texts } = useLegal();
  const text = (['tracking', 'privacy'] as const).map((kind) => texts.find((one) => one.kind === kind)).find(Boolean);
  return text ? (
    <a className={styles.link} href={text.href} target="_blank" rel="noopener noreferrer">
      {t('consent.read')}
    </a>
  ) : (
    <Link className={styles.link} to={paths.session.terms}>
      {t('consent.read')}
    </Link>
  );
}
