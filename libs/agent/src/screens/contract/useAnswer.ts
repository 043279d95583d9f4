import { errorCode, isAppError, isOutcomeUnknown, useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAnswerContractMutation } from '../../api/contractApi';
import { answerNeeds } from '../../rules/contractTerms';
import type { Contract } from '../../wire';

type Choice = { version: string; accept: boolean };

export type Answer = {
  /** The answer to confirm; undefined while the sheet is closed. */
  choice: Choice | undefined;
  isBusy: boolean;
  /** True if the pending offer is no longer the one that was read. */
  isChanged: boolean;
  /** True if the gateway refused this version as outdated and its replacement has not loaded yet, so nothing can be answered. */
  isStale: boolean;
  /** The reason why the last answer failed. */
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
