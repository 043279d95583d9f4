import { ConfirmDialog } from '@parlour/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Lottery, type LotteryPlay, useLazyGetNumeroQuery } from '../api/lotteryApi';
import type { DrawPhase } from '../rules/drawPhase';
import { refusalDetails } from '../rules/refusalDetails';
import { CartSheet, type Problem } from './CartSheet';
import type { Chase } from './ChaseFields';
import { IntentNotice } from './IntentNotice';
import type { useLotterySlip } from './useLotterySlip';
import { useLotteryText } from './useLotteryText';
import { useSendSlip } from './useSendSlip';
import { useSlipRefusal } from './useSlipRefusal';

export type SlipDeskProps = {
  isOpen: boolean;
  phase: DrawPhase;
  lottery: Lottery;
  play: LotteryPlay;
  slip: ReturnType<typeof useLotterySlip>;
  onStale: () => void;
  onClose: () => void;
};

/** What the player is asked before the slip goes: the draw, and whether another may take its place. */
type Question = { drawNo: string; closedNo?: string; stake: string };

const oneDraw: Chase = { multipliers: [1], stopOnWin: true };

/** The slip and its way to the gateway: the draw is checked again, a closed one is never bet on behind the player's back. */
export function SlipDesk({ isOpen, phase, lottery, play, slip, onStale, onClose }: SlipDeskProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText(play.currencySymbol);
  const refusalText = useSlipRefusal(play.currencySymbol);
  const [chase, setChase] = useState(oneDraw);
  const [problem, setProblem] = useState<Problem>();
  const [question, setQuestion] = useState<Question>();
  const [askNumero, { isFetching: isChecking }] = useLazyGetNumeroQuery();
  const { nodeId, vassalage, draw } = lottery;
  const sender = useSendSlip({
    player: slip.player,
    nodeId,
    onPlaced: (lines) => {
      slip.removeSent(lines);
      setChase(oneDraw);
      setProblem(undefined);
      onClose();
    },
  });

  function problemOf(error: unknown): Problem {
    return { text: refusalText(error), isMoneyShort: refusalDetails(error)?.code === 'INSUFFICIENT_BALANCE' };
  }

  /** Asks for the draw once more, right before the player says yes. */
  async function handleConfirm(stake: string) {
    setProblem(undefined);
    const shown = draw?.drawNo ?? '';
    const { data, error } = await askNumero({ nodeId, vassalage });
    if (error !== undefined) return setProblem(problemOf(error));
    const drawNo = data?.draw?.drawNo;
    if (drawNo === undefined) return setProblem({ text: t('lottery.noDraw') });
    if (drawNo !== shown) onStale();
    return setQuestion({ drawNo, stake, ...(drawNo === shown ? {} : { closedNo: shown }) });
  }

  async function handleSend({ drawNo, stake }: Question) {
    const { multipliers, stopOnWin } = chase;
    const error = await sender.send(
      { nodeId, drawNo, lines: slip.lines, multipliers, stopOnWin: stopOnWin && multipliers.length > 1 },
      stake,
    );
    settle(error, stake);
  }

  function settle(error: unknown, stake: string) {
    setQuestion(undefined);
    if (error === undefined) return;
    const refused = refusalDetails(error);
    const next = refused?.value['nextDrawNo'];
    if (refused?.code === 'DRAW_CLOSED' && typeof next === 'string' && next.length <= 80) {
      onStale();
      setQuestion({ drawNo: next, closedNo: String(refused.value['drawNo'] ?? ''), stake });
    } else setProblem(problemOf(error));
  }

  const { intent } = sender;
  const notice = intent && (
    <IntentNotice
      intent={intent}
      amount={text.amount(intent.stake)}
      onLook={() => void sender.look()}
      onSendAgain={() => void sender.sendAgain().then((error) => settle(error, intent.stake))}
      onDiscard={sender.discard}
    />
  );

  return (
    <>
      {!isOpen && notice}
      {isOpen && (
        <CartSheet
          play={play}
          lines={slip.lines}
          chase={chase}
          phase={phase}
          problem={problem}
          notice={notice}
          isBusy={isChecking || sender.isSending}
          onChase={setChase}
          onRemove={slip.remove}
          onConfirm={(stake) => void handleConfirm(stake)}
          onClose={onClose}
        />
      )}
      {question && (
        <ConfirmDialog
          open
          busy={sender.isSending}
          title={
            question.closedNo === undefined
              ? t('lottery.confirm.title', { no: question.drawNo })
              : t('lottery.confirm.closed', { closed: question.closedNo, no: question.drawNo })
          }
          text={t('lottery.confirm.text', { amount: text.amount(question.stake), name: lottery.gameName, count: chase.multipliers.length })}
          confirmLabel={t('lottery.confirm.yes')}
          cancelLabel={t('lottery.confirm.no')}
          onConfirm={() => void handleSend(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
