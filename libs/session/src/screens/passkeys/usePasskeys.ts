import { useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { passkeyApi } from '../../api/passkeyApi';
import { useExclusive } from '../../hooks/useExclusive';

/** Lists, adds and removes the player's passkeys. */
export function usePasskeys() {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const list = passkeyApi.useGetPasskeysQuery();
  const [begin] = passkeyApi.useBeginPasskeyMutation();
  const [addPasskey] = passkeyApi.useAddPasskeyMutation();
  const [removePasskey] = passkeyApi.useRemovePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  const say = (level: 'success' | 'fail', text: string) => dispatch(toastRequested({ level, text }));

  async function create(): Promise<void> {
    const { data: ceremony, error } = await begin();
    if (!ceremony) return void say('fail', errorText(error));
    const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
    const optionsJSON = ceremony.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const made = await startRegistration({ optionsJSON }).catch((problem: unknown) => problem);
    if (made instanceof WebAuthnError && made.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return void say('fail', t('passkey.already'));
    }
    if (made instanceof Error || typeof made !== 'object' || made === null) return void say('fail', t('passkey.notMade'));
    const reply = await addPasskey({ ceremony: ceremony.ceremony, response: { ...made } });
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
