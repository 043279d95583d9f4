import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlayState } from '../hooks/usePlayState';
import { useUntil } from '../hooks/useUntil';
import type { KnownPause } from '../play/knownPauses';

export type PauseNoticeProps = {
  /** `page` replaces what a pause closes; `line` stands above content that stays readable. */
  look: 'page' | 'line';
  /** A pause that another reply told of; by default the player's own. */
  pause?: Pick<KnownPause, 'kind' | 'until'> | undefined;
  /** Further ways onward, for a page. */
  children?: ReactNode;
};

/** Says that the player is on a break or excluded, until when, and what stays open. Renders nothing without a pause. */
export function PauseNotice({ look, pause: told, children }: PauseNoticeProps) {
  const { t } = useTranslation('player');
  const until = useUntil();
  const own = usePlayState().pause;
  const pause = told ?? own;
  if (!pause) return null;

  const title = t(`pause.${pause.kind}`, { until: until(pause.until) });
  const controls = { as: Link, to: paths.session.playControls, children: t('pause.controls') } as const;
  if (look === 'line') {
    return (
      <Notice tone="info" title={title} action={<Button {...controls} size="s" variant="secondary" />}>
        {t('pause.open')}
      </Notice>
    );
  }
  return (
    <EmptyState
      icon="pause"
      titleAs="h1"
      title={title}
      text={t('pause.open')}
      action={
        <Stack>
          <Button {...controls} replace block />
          {children}
        </Stack>
      }
    />
  );
}
