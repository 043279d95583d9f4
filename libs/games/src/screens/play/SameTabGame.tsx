import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Opening } from './opening/Opening';

export type SameTabGameProps = { url: string; name: string; onLeave: () => void };

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
