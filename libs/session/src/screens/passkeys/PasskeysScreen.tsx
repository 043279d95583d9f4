import { LoadState } from '@parlour/api-client';
import { useDateFormat, useFlag } from '@parlour/merchant';
import { TrialNotAllowed, useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyObstacle } from '../../parts/PasskeyObstacle';
import { usePasskeyBarrier } from '../../hooks/usePasskeyBarrier';
import type { Passkey } from '../../wire/passkeyWire';
import { usePasskeys } from './usePasskeys';

/** `/m/securityCenter/passkeys`: manages logins by fingerprint, face or the phone's PIN. */
export function PasskeysScreen() {
  return useRole().isTrial ? <TrialNotAllowed /> : <Passkeys />;
}

function Passkeys() {
  const { t } = useTranslation('session');
  const isOn = useFlag('passkeys');
  const { list, isAdding, add, remove } = usePasskeys();
  const barrier = usePasskeyBarrier();
  const [leaving, setLeaving] = useState<Passkey>();
  const { date: day } = useDateFormat();

  if (!isOn) return <EmptyState icon="fingerprint" title={t('passkey.off')} />;
  if (!list.data) {
    return (
      <Page>
        <LoadState title={t('passkey.loadFailed')} error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={5}>
        <p>{t('passkey.intro')}</p>
        {list.data.length === 0 && <EmptyState icon="fingerprint" title={t('passkey.none')} />}
        {list.data.length > 0 && (
          <ListGroup>
            {list.data.map((passkey) => (
              <ListRow
                key={passkey.id}
                icon="fingerprint"
                title={passkey.name}
                text={
                  passkey.lastUsedAt
                    ? t('passkey.lastUsed', { date: day(passkey.lastUsedAt) })
                    : t('passkey.created', { date: day(passkey.createdAt) })
                }
                as="button"
                onClick={() => setLeaving(passkey)}
                end={t('passkey.remove')}
              />
            ))}
          </ListGroup>
        )}
        {barrier ? (
          <PasskeyObstacle barrier={barrier} />
        ) : (
          <Button icon="plus" block busy={isAdding} onClick={() => void add()}>
            {t('passkey.add')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('passkey.confirm.title', { name: leaving?.name })}
        text={t('passkey.confirm.text')}
        cancelLabel={t('passkey.confirm.cancel')}
        confirmLabel={t('passkey.remove')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void remove(leaving.id);
          setLeaving(undefined);
        }}
      />
    </Page>
  );
}
