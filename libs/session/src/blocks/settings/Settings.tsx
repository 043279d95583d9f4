import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditSheet } from '../../parts/edit/EditSheet';
import { ConsentSettings } from '../consent/ConsentSettings';
import { AboutGroup } from './AboutGroup';
import { AppGroup } from './AppGroup';
import { ProfileSettings } from './ProfileSettings';

export type SettingsProps = {
  version: string;
  /** The operator's licences, passed in by the app. */
  licences?: ReactNode;
};

/** `/m/set` (product 4.17): profile and security for players with an account, app preferences for everybody. */
export function Settings({ version, licences }: SettingsProps) {
  const { t } = useTranslation('session');
  const { isVisitor, isTrial } = useRole();
  return (
    <Page>
      <Stack gap={5}>
        {isVisitor || isTrial ? (
          <Notice
            tone="info"
            title={isTrial ? t('member.trial.title') : t('settings.visitor.title')}
            action={
              <Button as={Link} to={isTrial ? paths.session.register : paths.session.login} size="s">
                {isTrial ? t('member.register') : t('head.login')}
              </Button>
            }
          >
            {isTrial ? t('member.trial.text') : t('settings.visitor.text')}
          </Notice>
        ) : (
          <>
            <ProfileSettings />
            <EditSheet />
          </>
        )}
        <AppGroup />
        <ConsentSettings />
        <AboutGroup version={version}>{licences}</AboutGroup>
      </Stack>
    </Page>
  );
}
