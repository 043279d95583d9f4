import { refusalDetails, useForgetOnReconnect } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useLostState, useSubmission, type Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLotteryText } from '../../hooks/useLotteryText';
import { useSlipRefusal } from '../../hooks/useSlipRefusal';
import { type Lottery, type LotteryPlay, useLazyGetNumeroQuery } from '../api/lotteryApi';
import { chaseMultipliers, oneDraw } from '../rules/chase';
import { slipSubmission } from '../submissions/slipSubmission';
import { CartSheet, type Problem } from './CartSheet';
import styles from './SlipSending.module.css';
import type { useLotterySlip } from './useLotterySlip';

export type SlipSendingProps = {
  isOpen: boolean;
  lottery: Lottery;
  play: LotteryPlay;
  slip: ReturnType<typeof useLotterySlip>;
  onStale: () => void;
  onClose: () => void;
};

/** Confirmation before the slip is sent: names the draw, and asks whether the next one may replace a closed draw. */
type Question = { drawNo: string; closedNo?: string; stake: string };

/** The slip and how it is sent: the draw is checked again, and a closed draw is never replaced without asking. */
export function SlipSending({ isOpen, lottery, play, slip, onStale, onClose }: SlipSendingProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const refusalText = useSlipRefusal(play.currencySymbol);
  const [chase, setChase] = useState(oneDraw);
  const maxDraws = Math.max(1, play.maxDraws);
  const multipliers = chaseMultipliers(chase, maxDraws);
  const [problem, setProblem] = useState<Problem>();
  useForgetOnReconnect(problem?.error, () => setProblem(undefined));
  const [question, setQuestion] = useState<Question>();
  const [askNumero, { isFetching: isChecking }] = useLazyGetNumeroQuery();
  const { nodeId, vendor, draw } = lottery;
  const dispatch = useDispatch();
  const submission = useSubmission(slipSubmission(nodeId), {
    player: slip.player,
    onAccepted: (_, { content }) => {
      dispatch(toastRequested({ level: 'success', text: t('lottery.placed') }));
      slip.removeSent(content.input.lines);
      setChase(oneDraw);
      setProblem(undefined);
      onClose();
    },
  });

  function problemOf(error: unknown): Problem {
    return { error, text: refusalText(error), isMoneyShort: refusalDetails(error)?.code === 'INSUFFICIENT_BALANCE' };
  }

  /** Fetches the draw again right before the player confirms. */
  async function handleConfirm(stake: string) {
    setProblem(undefined);
    const shown = draw?.drawNo ?? '';
    const { data, error } = await askNumero({ nodeId, vendor });
    if (error !== undefined) return setProblem(problemOf(error));
    const drawNo = data?.draw?.drawNo;
    if (drawNo === undefined) return setProblem({ text: t('lottery.noDraw') });
    if (drawNo !== shown) onStale();
    return setQuestion({ drawNo, stake, ...(drawNo === shown ? {} : { closedNo: shown }) });
  }

  async function handleSend({ drawNo, stake }: Question) {
    if (!multipliers) return;
    const input = { nodeId, drawNo, lines: slip.lines, multipliers, stopOnWin: chase.stopOnWin && multipliers.length > 1 };
    settle(await submission.send({ input, stake }), stake);
  }

  function settle(outcome: Awaited<ReturnType<typeof submission.resend>>, stake: string) {
    setQuestion(undefined);
    if (outcome.state !== 'refused') return;
    const { error } = outcome;
    const refused = refusalDetails(error);
    const next = refused?.value['nextDrawNo'];
    if (refused?.code === 'DRAW_CLOSED' && typeof next === 'string' && next.length <= 80) {
      onStale();
      setQuestion({ drawNo: next, closedNo: String(refused.value['drawNo'] ?? ''), stake });
    } else setProblem(problemOf(error));
  }

  const isSending = submission.state === 'sending';
  const stake = submission.intent?.content.stake ?? '0';
  const notice =
    submission.state === 'unknown' ? (
      <SlipNotice
        submission={submission}
        amount={text.amount(stake)}
        onSendAgain={() => void submission.resend().then((outcome) => settle(outcome, stake))}
      />
    ) : undefined;

  return (
    <>
      {!isOpen && notice}
      {isOpen && (
        <CartSheet
          play={play}
          lines={slip.lines}
          chase={chase}
          maxDraws={maxDraws}
          multipliers={multipliers}
          lottery={lottery}
          problem={problem}
          notice={notice}
          isBusy={isChecking || isSending}
          onChase={setChase}
          onRemove={slip.remove}
          onConfirm={(stake) => void handleConfirm(stake)}
          onClose={onClose}
        />
      )}
      {question && (
        <ConfirmDialog
          open
          busy={isSending}
          title={
            question.closedNo === undefined
              ? t('lottery.confirm.title', { no: question.drawNo })
              : t('lottery.confirm.closed', { closed: question.closedNo, no: question.drawNo })
          }
          text={t('lottery.confirm.text', { amount: text.amount(question.stake), name: lottery.gameName, count: chase.times.length })}
          confirmLabel={t('lottery.confirm.yes')}
          cancelLabel={t('lottery.confirm.no')}
          onConfirm={() => void handleSend(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

type SlipNoticeProps = {
  submission: Pick<Submission<unknown, unknown>, 'isAbsent' | 'isSearched' | 'check' | 'discard'>;
  amount: string;
  onSendAgain: () => void;
};

/** A slip whose reply was lost: its outcome is unknown, never "failed", and only a tap sends it again, with a warning where there are no keys. */
function SlipNotice({ submission: { isAbsent, isSearched, check, discard }, amount, onSendAgain }: SlipNoticeProps) {
  const { t } = useTranslation('games');
  const lost = useLostState();
  if (!isAbsent) {
    // The text promises a check only if the gateway is asked for the bet.
    const said = isSearched ? 'unknown' : 'unsure';
    return (
      <Notice
        tone="warn"
        title={t(`lottery.${said}.title`)}
        action={
          isSearched && (
            <Button size="s" variant="secondary" onClick={() => void check()}>
              {t('lottery.unknown.look')}
            </Button>
          )
        }
      >
        {t(`lottery.${said}.text`, { amount })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={t(`lottery.${lost}.title`)}
      action={
        <span className={styles.actions}>
          <Button size="s" onClick={onSendAgain}>
            {t(`lottery.${lost}.send`)}
          </Button>
          <Button size="s" variant="secondary" onClick={discard}>
            {t('lottery.absent.discard')}
          </Button>
        </span>
      }
    >
      {t(`lottery.${lost}.text`, { amount })}
    </Notice>
  );
}
