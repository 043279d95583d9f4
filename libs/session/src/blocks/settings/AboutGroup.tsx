import { paths } from '@parlour/kernel';
import { useIsLoggedIn, useLogout } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToast } from '../../hooks/useToast';
import { clearCaches } from './clearCaches';

export type AboutGroupProps = { version: string; children?: ReactNode };

/** Group "About": version, legal links, clearing of caches, logout. */
export function AboutGroup({ version, children }: AboutGroupProps) {
  const { t } = useTranslation('session');
  const isLoggedIn = useIsLoggedIn();
  const logout = useLogout();
  const tell = useToast();
  const [isClearing, setClearing] = useState(false);

  async function handleClear() {
    setClearing(true);
    await clearCaches();
    setClearing(false);
    tell('success', t('settings.cleared'));
  }

  return (
    <Stack gap={4}>
      <ListGroup title={t('settings.about')}>
        <ListRow icon="info" title={t('settings.version')} end={version} />
        <ListRow as={Link} to={paths.session.terms} icon="clipboard-list" title={t('settings.terms')} />
        <ListRow as={Link} to={paths.session.officialDomains} icon="globe" title={t('title.officialDomains')} />
        <ListRow
          as="button"
          icon="trash"
          title={t('settings.clear')}
          text={t('settings.clearText')}
          disabled={isClearing}
          onClick={() => void handleClear()}
        />
      </ListGroup>
      {children}
      {isLoggedIn && (
        <Button variant="secondary" icon="log-out" block onClick={logout}>
          {t('member.logout')}
        </Button>
      )}
    </Stack>
  );
}
