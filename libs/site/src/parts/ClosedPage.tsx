import { Button } from '@parlour/ui/button';
import { Icon, type IconProps } from '@parlour/ui/icon';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandName } from '../blocks/BrandName';
import { LanguageSelector } from '../blocks/LanguageSelector';
import { useCommunityLinks, useMerchantLink } from '../hooks/useCommunityLinks';
import { statusApi } from '../statusApi';
import styles from './ClosedPage.module.css';

type ClosedPageProps = { icon: IconProps['name']; title: string; children: ReactNode; contactTitle: string };

/** Page for a closed site: the reason, the time of the next check, and a contact. */
export function ClosedPage({ icon, title, children, contactTitle }: ClosedPageProps) {
  const { t } = useTranslation('site');
  const { refetch, isFetching } = statusApi.useGetStatusQuery();
  const { secondsLeft, retryNow } = useAutoRetry(refetch);
  const liveChat = useMerchantLink('LIVECHAT');
  const links = useCommunityLinks();

  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <span className={styles.brand}>
          <BrandName />
        </span>
        <LanguageSelector />
      </div>
      <span className={styles.mark}>
        <Icon name={icon} size="l" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <Button icon="refresh" busy={isFetching} onClick={retryNow}>
        {t('closed.retry')}
      </Button>
      <p className={styles.next}>{t('closed.next', { count: secondsLeft })}</p>
      {(liveChat ?? links.length > 0) && (
        <nav className={styles.contact} aria-label={contactTitle}>
          <p className={styles.contactTitle}>{contactTitle}</p>
          {liveChat && (
            <Button as="a" href={liveChat} target="_blank" rel="noopener noreferrer" variant="secondary" icon="headset">
              {t('closed.chat')}
            </Button>
          )}
          <ul className={styles.links}>
            {links.map(({ type, name, url }) => (
              <li key={type}>
                <Button as="a" href={url} target="_blank" rel="noopener noreferrer" variant="secondary" size="s" icon="external">
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}

/** Retries automatically with increasing delays, and immediately when the player returns to the page. */
function useAutoRetry(retry: () => void): { secondsLeft: number; retryNow: () => void } {
  const [attempts, setAttempts] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(retryAfter(0));

  function retryNow() {
    setAttempts(attempts + 1);
    setSecondsLeft(retryAfter(attempts + 1));
    retry();
  }

  const onTick = useEffectEvent(() => {
    if (document.hidden) return;
    if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
    else retryNow();
  });
  const onReturn = useEffectEvent(() => {
    if (!document.hidden) retryNow();
  });

  useEffect(() => {
    const timer = setInterval(() => onTick(), 1000);
    const handleVisibility = () => onReturn();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);

  return { secondsLeft, retryNow };
}

const FIRST_S = 15;
const LONGEST_S = 120;

/** Returns the seconds until the next check of whether the site is open again: 15, 30, 60, then 120. */
export function retryAfter(attempts: number): number {
  return Math.min(FIRST_S * 2 ** attempts, LONGEST_S);
}
