import { LoadState, useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { TrialNotAllowed, useRole } from '@parlour/player';
import { useFlag } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { accessApi } from '../api/accessApi';
import { useExclusive } from '../hooks/forms';
import { loadWebAuthn, usePasskeyBarrier } from '../hooks/passkeys';
import { PasskeyObstacle } from '../parts/PasskeyObstacle';
import type { Passkey } from '../wire/accessWire';

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

function usePasskeys() {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const list = accessApi.useGetPasskeysQuery();
  const [begin] = accessApi.useBeginPasskeyMutation();
  const [addPasskey] = accessApi.useAddPasskeyMutation();
  const [removePasskey] = accessApi.useRemovePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  const say = (level: 'success' | 'fail', text: string) => dispatch(toastRequested({ level, text }));

  async function create(): Promise<void> {
    const { data: ceremony, error } = await begin();
    if (!ceremony) return void say('fail', errorText(error));
    const webAuthn = await loadWebAuthn();
    if (!webAuthn) return void say('fail', errorText({ kind: 'network' }));
    const { startRegistration, WebAuthnError } = webAuthn;
    const optionsJSON = ceremony.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const made = await startRegistration({ optionsJSON }).catch((problem: unknown) => (problem instanceof Error ? problem : undefined));
    if (made instanceof WebAuthnError && made.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return void say('fail', t('passkey.already'));
    }
    if (made === undefined || made instanceof Error) return void say('fail', t('passkey.notMade'));
    const reply = await addPasskey({ ceremony: ceremony.ceremony, response: made });
    if (reply.error) say('fail', errorText(reply.error));
    else say('success', t('passkey.added'));
  }

  const add = useExclusive<void>(async () => {
    setAdding(true);
    await create();
    setAdding(false);
  });

  const remove = useExclusive(async (id: string) => {
    const { error } = await removePasskey({ id });
    if (error) say('fail', errorText(error));
    else say('success', t('passkey.removed'));
  });

  return { list, isAdding, add, remove };
}
