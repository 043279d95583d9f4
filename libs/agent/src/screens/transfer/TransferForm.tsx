import { errorCode, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { AmountField, PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferAmount } from '../../rules/transferAmount';
import type { TransferSubmission } from '../../submissions/transferSubmission';
import type { TransferRules } from '../../wire/transfer';
import { CandidatesLoading, RecipientPicker } from './RecipientPicker';
import { TransferSheet } from './TransferSheet';
import { useTransferDraft } from './useTransferDraft';
import { useTeamMoney } from '../../hooks/useTeamMoney';

type TransferFormProps = { submission: TransferSubmission; rules: TransferRules; player: string };

const PIN_LENGTH = 6;

/** A form for recipient, amount and transaction password, followed by a summary before sending. */
export function TransferForm({ submission, rules, player }: TransferFormProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  const money = useTeamMoney(rules.currencySymbol);
  const { recipient, choose, text, setText } = useTransferDraft(player);
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { amount, problem } = transferAmount(text, rules);
  const limits = { min: money.amount(rules.min), max: money.amount(rules.max), available: money.amount(rules.available) };
  const code = submission.error === undefined ? undefined : errorCode(submission.error);
  const isPinWrong = code === 'WRONG_PAYMENT_PASSWORD';

  function handleReview(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (recipient && amount && pin.length === PIN_LENGTH) setConfirming(true);
  }
  async function handleSend() {
    if (!recipient || !amount) return;
    await submission.send({ ...recipient, amount }, pin);
    setPin('');
    setTried(false);
    setConfirming(false);
  }

  return (
    <form noValidate onSubmit={handleReview}>
      <Stack gap={4}>
        <CandidatesLoading isNeeded={!recipient} />
        <Card>
          <RecipientPicker recipient={recipient} isMissing={isTried} onChoose={choose} />
        </Card>
        <Card>
          <AmountField
            label={t('transfer.amount')}
            hint={t('transfer.limits', limits)}
            error={(isTried || text !== '') && problem && t(`transfer.problem.${problem}`, limits)}
            symbol={rules.currencySymbol}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Card>
        <Card>
          <PinField
            label={t('transfer.pin')}
            length={PIN_LENGTH}
            autoComplete="off"
            value={pin}
            error={isPinWrong && pin === '' ? errorText(submission.error) : isTried && pin.length < PIN_LENGTH && t('transfer.problem.pin')}
            showLabel={t('transfer.showPin')}
            hideLabel={t('transfer.hidePin')}
            onChange={(event) => setPin(event.target.value)}
          />
        </Card>
        {submission.error !== undefined && !isPinWrong && (
          <Notice tone="danger" title={t('transfer.notSent')}>
            {code === 'NOT_DOWNLINE' ? t('team.notYours.text') : errorText(submission.error)}
          </Notice>
        )}
        <Button type="submit" block>
          {t('transfer.review')}
        </Button>
      </Stack>
      {recipient && amount && isConfirming && (
        <TransferSheet
          name={recipient.name}
          amount={money.amount(amount)}
          isBusy={submission.state === 'sending'}
          onSend={() => void handleSend()}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
