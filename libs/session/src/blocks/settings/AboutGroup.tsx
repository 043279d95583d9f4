import { paths, toastRequested } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { removeStored } from '@parlour/kernel/storage';
import { useIsLoggedIn, useLogout } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

export type AboutGroupProps = { version: string; children?: ReactNode };

/** Group "About": version, legal links, clearing of caches, logout. */
export function AboutGroup({ version, children }: AboutGroupProps) {
  const { t } = useTranslation('session');
  const isLoggedIn = useIsLoggedIn();
  const logout = useLogout();
  const dispatch = useDispatch();
  const [isClearing, setClearing] = useState(false);

  async function handleClear() {
    setClearing(true);
    await clearCaches();
    setClearing(false);
    dispatch(toastRequested({ level: 'success', text: t('settings.cleared') }));
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

/** Stored keys that can be loaded again (specification 3, stored keys). The session, the language and the preferences stay. */
const caches = ['getVassGameType', 'getGameLotts', 'lottList', 'elottList', 'setTemplate', 'service_link', 'status', 'memberInfo'];

/** Clears stored data that can be loaded again. */
export async function clearCaches(): Promise<void> {
  for (const key of caches) removeStored('local', key);
  removeStored('session', 'imageCdn');
  const copies = supports.caches();
  const names = (await copies?.keys().catch(() => [])) ?? [];
  await Promise.all(names.map((name) => copies?.delete(name).catch(() => false)));
}
