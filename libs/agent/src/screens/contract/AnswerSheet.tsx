import { errorCode, isAppError, isOutcomeUnknown, useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Checkbox } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAnswerContractMutation } from '../../api/contractApi';
import { useContractText } from '../../hooks/useContractText';
import { answerNeeds, type AnswerNeeds, shownTerms } from '../../rules/contractTerms';
import { compareTiers } from '../../rules/tiers';
import type { Contract } from '../../wire/contract';
import styles from './AnswerSheet.module.css';

type AnswerSheetProps = {
  contract: Contract;
  accept: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSend: (acknowledged: boolean) => void;
};

/** Repeats the rates before the answer is sent. Requires a checkbox if a downline would earn more. */
export function AnswerSheet({ contract, accept, isBusy, problem, onClose, onSend }: AnswerSheetProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const rows = useRateRows(contract);
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const { isEnd, warning } = answerNeeds(contract);
  const word = isEnd ? (accept ? 'end' : 'keep') : accept ? 'accept' : 'reject';
  const needsTick = accept && warning !== undefined;
  const effectiveAt = contract.offer?.effectiveAt;

  function handleSend() {
    if (needsTick && !isAcknowledged) setTickMissing(true);
    else onSend(isAcknowledged);
  }

  return (
    <Sheet
      open
      title={t(`answer.${word}.title`)}
      closeLabel={t('answer.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} variant={word === 'reject' || word === 'end' ? 'danger' : 'primary'} onClick={handleSend}>
          {t(`answer.${word}.submit`)}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t(`answer.${word}.text`)}</p>
        <Facts
          rows={effectiveAt && word === 'accept' ? [...rows, { label: t('answer.effective'), value: text.date(effectiveAt) }] : rows}
        />
        {needsTick && (
          <>
            <DownlineWarning contract={contract} warning={warning} />
            <Checkbox
              label={t('answer.acknowledge')}
              checked={isAcknowledged}
              error={isTickMissing && !isAcknowledged ? t('answer.acknowledgeFirst') : undefined}
              onChange={(event) => setAcknowledged(event.target.checked)}
            />
          </>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </Stack>
    </Sheet>
  );
}

type AnswerBarProps = { isEnd: boolean; isLocked: boolean; onChoose: (accept: boolean) => void };

/** A sticky bar below the contract with the two possible answers. */
export function AnswerBar({ isEnd, isLocked, onChoose }: AnswerBarProps) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.bar} data-sticks="end">
      <Button variant="secondary" disabled={isLocked} onClick={() => onChoose(false)}>
        {t(isEnd ? 'answer.keep.button' : 'answer.reject.button')}
      </Button>
      <Button disabled={isLocked} onClick={() => onChoose(true)}>
        {t(isEnd ? 'answer.end.button' : 'answer.accept.button')}
      </Button>
    </div>
  );
}

type DownlineWarningProps = { contract: Contract; warning: NonNullable<AnswerNeeds['warning']> };

/** Warns that a downline would earn more than the agent after accepting (product 4.5). */
export function DownlineWarning({ contract, warning }: DownlineWarningProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  return (
    <Notice tone="warn" title={t('contract.warning.title')}>
      {t(contract.status === 'cancellation' ? 'contract.warning.end' : 'contract.warning.text', {
        downline: warning.downline,
        rate: text.rate(warning),
        product: text.product(warning.productType).toLocaleLowerCase(),
      })}
    </Notice>
  );
}

/** Returns the rates by product type as labels and values. A changed contract shows old and new rates. */
function useRateRows(contract: Contract): { label: string; value: string }[] {
  const text = useContractText(contract);
  const { terms, before } = shownTerms(contract);
  if (!terms) return [];
  return compareTiers((before ?? terms).tiers, terms.tiers).map(({ productType, steps }) => {
    const now = text.rates(steps.flatMap((step) => step.now ?? []));
    const next = text.rates(steps.flatMap((step) => step.next ?? []));
    return { label: text.product(productType), value: now === next ? next : `${now} → ${next}` };
  });
}

type Choice = { version: string; accept: boolean };

type Answer = {
  /** The answer to confirm; undefined while the sheet is closed. */
  choice: Choice | undefined;
  isBusy: boolean;
  /** True if the pending offer is no longer the one that was read. */
  isChanged: boolean;
  /** True if the gateway refused this version as outdated and its replacement has not loaded yet, so nothing can be answered. */
  isStale: boolean;
  problem: string | undefined;
  choose: (accept: boolean) => void;
  cancel: () => void;
  send: (acknowledged: boolean) => Promise<void>;
};

/** Manages the agent's answer: chosen, confirmed, then sent for exactly the version that was read. */
export function useAnswer(contract: Contract): Answer {
  const { t } = useTranslation('agent');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Choice>();
  const [answer, { error, isLoading, isUninitialized, originalArgs, reset }] = useAnswerContractMutation();
  const { version, isEnd } = answerNeeds(contract);
  // Close the sheet if its offer is no longer pending.
  const choice = chosen?.version === version ? chosen : undefined;
  const isRefused = error !== undefined && errorCode(error) === 'OFFER_CHANGED';
  const isReplaced = chosen !== undefined && choice === undefined && isUninitialized;

  function problem(): string | undefined {
    if (error === undefined || isRefused) return undefined;
    if (isAppError(error) && isOutcomeUnknown(error)) return t('answer.unknown');
    return `${t('answer.failed')} ${errorText(error)}`;
  }

  return {
    choice,
    isBusy: isLoading,
    isChanged: isRefused || isReplaced,
    isStale: isRefused && originalArgs?.version === version,
    problem: problem(),
    choose: (accept) => {
      reset();
      if (version) setChosen({ version, accept });
    },
    cancel: () => {
      reset();
      setChosen(undefined);
    },
    send: async (acknowledged) => {
      if (!choice) return;
      const reply = await answer({ kind: contract.kind, ...choice, acknowledged });
      if (reply.error) {
        if (errorCode(reply.error) === 'OFFER_CHANGED') setChosen(undefined);
        return;
      }
      setChosen(undefined);
      const done = isEnd ? (choice.accept ? 'ended' : 'kept') : choice.accept ? 'accepted' : 'rejected';
      dispatch(toastRequested({ level: 'success', text: t(`answer.done.${done}`) }));
    },
  };
}
