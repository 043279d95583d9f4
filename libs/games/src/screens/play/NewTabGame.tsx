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
import { asSentence } from '../../rules/play/asSentence';
import { openTab } from './openTab';

export type NewTabGameProps = {
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
