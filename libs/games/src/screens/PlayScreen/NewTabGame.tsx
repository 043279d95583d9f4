import { useCatalogueText } from '@parlour/api-client';
import { betSettled } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { openTab } from './openTab';

export type NewTabGameProps = { url: string; name: string; onLeave: () => void };

/** A game that wants a tab of its own: opened while the player's tap still counts, else by the button here. */
export function NewTabGame({ url, name, onLeave }: NewTabGameProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const dispatch = useDispatch();
  const [isOpened, setOpened] = useState(false);
  const [isBlocked, setBlocked] = useState(false);

  function open() {
    const hasOpened = openTab(url);
    setOpened(isOpened || hasOpened);
    return hasOpened;
  }
  const openOnTap = useEffectEvent(open);

  useEffect(() => {
    if (navigator.userActivation?.isActive) openOnTap();
  }, []);

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
          title={t('play.newTab', { name })}
          text={t('play.newTabText')}
          action={<Button onClick={() => setBlocked(!open())}>{t(isOpened ? 'play.openAgain' : 'play.openTab')}</Button>}
        />
        {isBlocked && <Notice tone="warn">{catalogueText('popupBlocked')}</Notice>}
        <Button variant="ghost" block onClick={onLeave}>
          {t('play.back')}
        </Button>
      </Stack>
    </Page>
  );
}
