import { errorCode, useErrorText } from '@parlour/api-client';
import { wireId, wireText } from '@parlour/kernel/wire-call';
import { formDraft } from '@parlour/player';
import { useAmountText } from '@parlour/site/format';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { AmountField, PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type FormEvent, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useTeamMoney } from '../../parts/TeamFigures';
import { transferAmount } from '../../rules/teamLimits';
import type { TransferSubmission } from '../../transferSubmission';
import type { TransferRules } from '../../wire/transfer';
import { useRecipient, CandidatesLoading, RecipientPicker } from './RecipientPicker';

type TransferFormProps = { submission: TransferSubmission; rules: TransferRules; player: string };

/** A form for recipient, amount and transaction password, followed by a summary before sending. */
export function TransferForm({ submission, rules, player }: TransferFormProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText();
  const money = useTeamMoney(rules.currencySymbol);
  const amountText = useAmountText(rules.currencySymbol);
  const { recipient, choose, text, setText } = useTransferDraft(player);
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { value: amount, problem } = transferAmount(text, rules);
  const limits = {
    min: money.amount(rules.min),
    max: money.amount(rules.max),
    available: money.amount(rules.available),
    /** With the decimals of the currency. */
    example: amountText(rules.min),
  };
  const code = errorCode(submission.error);
  const isPinWrong = code === 'WRONG_PAYMENT_PASSWORD';

  function handleReview(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (recipient && amount && isPin(pin)) setConfirming(true);
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
            reading={amount ? `= ${money.amount(amount)}` : ''}
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
            toDigits={typedPin}
            autoComplete="off"
            value={pin}
            error={isPinWrong && pin === '' ? errorText(submission.error) : isTried && !isPin(pin) && t('transfer.problem.pin')}
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

const content = v.object({
  recipient: v.optional(v.object({ memberId: wireId, name: wireText })),
  amount: v.pipe(v.string(), v.maxLength(200)),
});

/** The raw input of a transfer to the team, without the transaction password. */
export const transferDraft = formDraft('agent.transfer', content);

/** Returns the recipient and the typed amount, which outlive an expired session (transferDraft). */
function useTransferDraft(player: string) {
  const [draft] = useState(() => transferDraft.read(player));
  const { recipient, choose } = useRecipient(draft?.recipient);
  const [text, setText] = useState(draft?.amount ?? '');

  useEffect(() => transferDraft.write(player, { recipient, amount: text }), [player, recipient, text]);

  return { recipient, choose, text, setText };
}

type TransferSheetProps = { name: string; amount: string; isBusy: boolean; onSend: () => void; onClose: () => void };

/** Summarises the transfer before sending, because it cannot be undone. */
function TransferSheet({ name, amount, isBusy, onSend, onClose }: TransferSheetProps) {
  const { t } = useTranslation('agent');
  return (
    <Sheet
      open
      title={t('transfer.confirm')}
      closeLabel={t('answer.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} onClick={onSend}>
          {t('transfer.submit', { amount })}
        </Button>
      }
    >
      <Stack gap={4}>
        <Facts
          rows={[
            { label: t('transfer.to'), value: <bdi>{name}</bdi> },
            { label: t('transfer.amount'), value: amount },
          ]}
        />
        <p>{t('transfer.final')}</p>
      </Stack>
    </Sheet>
  );
}
