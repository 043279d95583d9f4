import { paths } from '@parlour/kernel';
import { PauseNotice, usePlayState } from '@parlour/player';
import { StatusGate } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function EmptyPage(props: EmptyContentProps) {
  return (
    <Page>
      <EmptyContent {...props} />
    </Page>
  );
}

type EmptyContentProps = { icon: IconName; title: string; text: string; to: string; label: string };

/** Explains why there is no content for this player, and links onward. */
export function EmptyContent({ icon, title, text, to, label }: EmptyContentProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button as={Link} variant="secondary" to={to}>
          {label}
        </Button>
      }
    />
  );
}

/** Replaces promotional pages during a pause, and for a player who hides promotions. */
export function PausedPage() {
  const { t } = useTranslation('promotions');
  const { pause } = usePlayState();
  if (pause) {
    return (
      <Page>
        <PauseNotice look="page" />
      </Page>
    );
  }
  return <EmptyPage icon="pause" title={t('paused.title')} text={t('paused.text')} to={paths.home} label={t('paused.home')} />;
}

type NotOfferedProps = {
  /** Title of the failure if it is unknown whether the screen is offered, for example "We couldn't load the ranking". */
  failed: string;
};

/** Replaces a screen that this merchant has not enabled, or whose flag is still unknown. */
export function NotOffered({ failed }: NotOfferedProps) {
  const { t } = useTranslation('promotions');
  return (
    <Page>
      <StatusGate cards={3} rows={2} title={failed}>
        <EmptyContent
          icon="lock"
          title={t('notOffered.title')}
          text={t('notOffered.text')}
          to={paths.promotions.list}
          label={t('activity.all')}
        />
      </StatusGate>
    </Page>
  );
}
