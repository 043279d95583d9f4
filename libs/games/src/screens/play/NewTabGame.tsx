import { useCatalogueText } from '@parlour/api-client';
import { betSettled } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { asSentence } from '../../rules/play/readPlayTarget';
import { Opening } from './opening/Opening';

type NewTabGameProps = {
  url: string;
  name: string;
  /** The tap that led here opened the tab already. */
  isOpen: boolean;
  onLeave: () => void;
};

/** A game in a new tab. Balance and records refresh when the player comes back from it. */
export function NewTabGame({ url, name, isOpen, onLeave }: NewTabGameProps) {
  const { t } = useTranslation('games');
  const { frameReferrer } = useMerchant();
  const catalogueText = useCatalogueText();
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState<'opened' | 'blocked'>();

  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && dispatch(betSettled());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch]);

  return (
    <Page>
      <Stack gap={3}>
        <EmptyState
          icon="external"
          title={asSentence(t('play.newTab', { name }))}
          titleAs="h1"
          text={t('play.newTabText')}
          action={
            <Button onClick={() => setAttempt(openTab(url) ? 'opened' : 'blocked')}>
              {t(isOpen || attempt === 'opened' ? 'play.openAgain' : 'play.openTab')}
            </Button>
          }
        />
        {attempt === 'blocked' && (
          <Notice
            tone="warn"
            action={
              <Button as="a" href={url} referrerPolicy={frameReferrer} size="s" variant="secondary">
                {t('play.openHere')}
              </Button>
            }
          >
            {catalogueText('popupBlocked')}
          </Notice>
        )}
        <Button variant="ghost" block onClick={onLeave}>
          {t('play.back')}
        </Button>
      </Stack>
    </Page>
  );
}

type SameTabGameProps = { url: string; name: string; onLeave: () => void };

/** A game that replaces the app in this tab. The browser's Back then leads to where the player was before. */
export function SameTabGame({ url, name, onLeave }: SameTabGameProps) {
  const { t } = useTranslation('games');
  const { frameReferrer } = useMerchant();

  useEffect(() => {
    // With `assign`, Back would return here and launch the game again.
    window.location.replace(url);
  }, [url]);

  return (
    <Opening
      text={t('play.leaving', { name })}
      onLeave={onLeave}
      action={
        <Button as="a" href={url} referrerPolicy={frameReferrer}>
          {t('play.openTab')}
        </Button>
      }
    />
  );
}

/** Opens an address in a new tab without an opener; false if the browser blocked it. Call it in a click handler. */
export function openTab(url: string): boolean {
  // With `noopener`, window.open returns null even on success, so `opener` is cleared by hand.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
