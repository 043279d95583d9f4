import { paths } from '@parlour/kernel';
import { useFlag } from '@parlour/merchant';
import { useIsLoggedIn, usePlayState, useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeviceControls } from './DeviceControls';
import { HelpLinks } from './HelpLinks';
import { PauseCard } from './PauseCard';
import { SelfAssessment } from './SelfAssessment';
import { StopPlaying } from './StopPlaying';

export type PlayControlsProps = {
  /** The wallet's limits, shown to members of a merchant whose gateway supports them. */
  limits?: ReactNode;
  /** The wallet's spending budget, stored on this device. */
  budget?: ReactNode;
  /** The wallet's statistics for the last weeks. */
  statement?: ReactNode;
};

/** `/m/playControls` (product 4.21). The information is public; the controls need a logged-in player. */
export function PlayControls({ limits, budget, statement }: PlayControlsProps) {
  const { t } = useTranslation('session');
  const isLoggedIn = useIsLoggedIn();
  const { isRealMember } = useRole();
  const hasGateway = useFlag('playLimits');
  const { pause } = usePlayState();

  return (
    <Page>
      <Stack gap={4}>
        {pause && <PauseCard pause={pause} />}
        <Card>
          <Stack>
            <SectionTitle icon="shield-check" title={t('play.how.title')} />
            <p>{t('play.how.text')}</p>
            <p>{t(hasGateway ? 'play.how.limits' : 'play.deviceOnly')}</p>
          </Stack>
        </Card>
        {!isLoggedIn && (
          <Notice
            tone="info"
            title={t('play.visitor')}
            action={
              <Button as={Link} to={`${paths.session.login}?returnTo=${encodeURIComponent(paths.session.playControls)}`} size="s">
                {t('head.login')}
              </Button>
            }
          />
        )}
        {isRealMember && hasGateway && limits}
        {isRealMember && budget}
        {isRealMember && statement}
        <DeviceControls />
        {isLoggedIn && <StopPlaying kind="break" />}
        {isLoggedIn && <StopPlaying kind="exclusion" />}
        {isRealMember && (
          <ListGroup title={t('play.activity.title')}>
            <ListRow as={Link} to={`${paths.wallet.records}?tab=money`} icon="receipt" title={t('play.activity.money')} />
            <ListRow as={Link} to={paths.wallet.withdraw} icon="banknote" title={t('member.withdraw')} />
            <ListRow as={Link} to={paths.messaging.feedback} icon="message-circle" title={t('play.activity.support')} />
          </ListGroup>
        )}
        <SelfAssessment />
        <HelpLinks />
      </Stack>
    </Page>
  );
}
