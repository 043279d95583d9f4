import { refusalDetails, useErrorText } from '@parlour/api-client';
import { toastRequested, paths, to } from '@parlour/kernel';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { CopyRow } from '@parlour/ui/facts';
import { PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAccountState, useRemoveAccountMutation, useRevealAccountMutation, useSetDefaultAccountMutation } from '../../api/accountsApi';
import { SupportLink } from '../../parts/SupportLinks';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { isWrongPassword } from '../../rules/transactionPassword';
import type { Account } from '../../wire/accounts';

export type AccountSheetProps = { account: Account; onClose: () => void };

/**
 * Shows one account. The transaction password reveals its full number or removes it; the account can also be made the default.
 */
export function AccountSheet({ account, onClose }: AccountSheetProps) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [pin, setPin] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [reveal, revealed] = useRevealAccountMutation();
  const [remove, removal] = useRemoveAccountMutation();
  const [makeDefault, chosen] = useSetDefaultAccountMutation();
  const { accountId, isDefault, provider, maskedNumber, status } = account;
  const { isUsable, text: stateText } = useAccountState()(account);
  const error = removal.error ?? revealed.error ?? chosen.error;
  const isWrong = isWrongPassword(error);
  const kept = refusalDetails(removal.error);

  async function withPin<Failure>(act: (input: { accountId: string; paymentPassword: string }) => Promise<{ error?: Failure }>) {
    const isComplete = isPin(pin);
    setIncomplete(!isComplete);
    if (!isComplete) return false;
    removal.reset();
    revealed.reset();
    const { error: failure } = await act({ accountId, paymentPassword: pin });
    setPin('');
    return failure === undefined;
  }
  async function handleRemove() {
    if (!(await withPin(remove))) return;
    dispatch(toastRequested({ level: 'success', text: t('account.removed') }));
    onClose();
  }
  async function handleDefault() {
    const { error: failure } = await makeDefault({ accountId });
    if (!failure) onClose();
  }

  if (kept?.code === 'ACCOUNT_IN_USE') return <KeptAccount account={account} because={kept.value['orderNo']} onClose={onClose} />;
  return (
    <Sheet open title={`${provider} ${maskedNumber}`} closeLabel={t('account.close')} onClose={onClose}>
      <Stack>
        {!isUsable && <Notice tone="warn">{status === 'active' ? stateText : t(`account.why.${status}`)}</Notice>}
        {revealed.data ? (
          <CopyRow label={t('account.number')} value={revealed.data.number} copyLabel={t('copy.button')} copiedLabel={t('copy.done')} />
        ) : (
          <p>{t('account.pinWhy')}</p>
        )}
        <PinField
          label={t('pin.label')}
          length={PIN_LENGTH}
          toDigits={typedPin}
          autoComplete="off"
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          error={isIncomplete ? t('pin.problem.length') : isWrong && errorText(error)}
          showLabel={t('pin.show')}
          hideLabel={t('pin.hide')}
        />
        {!isWrong && <WithdrawFailure failure={error} />}
        {!revealed.data && (
          <Offered call="revealAccount">
            <Button block icon="eye" busy={revealed.isLoading} onClick={() => void withPin(reveal)}>
              {t('account.reveal')}
            </Button>
          </Offered>
        )}
        {!isDefault && isUsable && (
          <Offered call="setDefaultAccount">
            <Button block variant="secondary" icon="star" busy={chosen.isLoading} onClick={() => void handleDefault()}>
              {t('account.makeDefault')}
            </Button>
          </Offered>
        )}
        <Offered call="removeAccount">
          <Button block variant="ghost" icon="trash" busy={removal.isLoading} onClick={() => void handleRemove()}>
            {t('account.remove')}
          </Button>
        </Offered>
      </Stack>
    </Sheet>
  );
}

/** An action that the gateway has the call for. */
function Offered({ call, children }: { call: string; children: ReactNode }) {
  return useOffers(call) ? children : null;
}

type KeptAccountProps = {
  account: Account;
  /** The number of the order that blocks the removal, as sent by the gateway. */
  because: unknown;
  onClose: () => void;
};

/**
 * Explains why only customer support can remove this account and links to a prefilled message (product decision 4.9, no dead
 * end).
 */
function KeptAccount({ account: { provider, maskedNumber }, because, onClose }: KeptAccountProps) {
  const { t } = useTranslation('wallet');
  const order = typeof because === 'string' ? because : undefined;
  return (
    <Sheet open title={t('account.keep.title')} closeLabel={t('account.close')} onClose={onClose}>
      <Stack>
        <p>{t('account.keep.text', { account: `${provider} ${maskedNumber}` })}</p>
        <Offered call="sendFeedback">
          <Button as={Link} to={to(paths.messaging.feedback, {}, { topic: 'account', order })} block>
            {t('account.keep.write')}
          </Button>
        </Offered>
        <SupportLink />
      </Stack>
    </Sheet>
  );
}
