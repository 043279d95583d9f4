import { serverNow } from '@parlour/api-client';
import { useMember, usePlayState, usePlayerKey, useRole } from '@parlour/player';
import { type ReactNode, useSyncExternalStore } from 'react';
import { firstSteps } from '../../rules/firstSteps';
import { StepsCard } from './StepsCard';
import { answeredSteps } from './answeredSteps';

export type FirstStepsProps = {
  /** Null if there is no gift, undefined until that is known. */
  isGiftClaimed: boolean | null | undefined;
  /** Undefined if that is not known. */
  hasDeposited: boolean | undefined;
  /** Renders the block below the steps, or in their place when there are none. */
  renderNext?: (hasSteps: boolean) => ReactNode;
};

/**
 * The first steps of a new player: the gift, a limit, the first deposit. The block disappears when all are done or when the player closes it. It
 * advertises, so it is hidden during a break.
 */
export function FirstSteps({ isGiftClaimed, hasDeposited, renderNext }: FirstStepsProps) {
  const player = usePlayerKey() ?? '';
  const { isRealMember } = useRole();
  const { mayPromote, hasLimit } = usePlayState();
  const { joinedAt } = useMember() ?? {};
  const answer = useSyncExternalStore(answeredSteps.subscribe, answeredSteps.read, answeredSteps.read)[player];
  if (!isRealMember || !mayPromote || answer === 'closed') return renderNext?.(false);
  if (isGiftClaimed === undefined) return null;

  const steps = firstSteps({ isGiftClaimed, hasLimit, hasDeposited, isLimitSkipped: answer === 'limitSkipped', joinedAt }, serverNow());
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return renderNext?.(false);
  return (
    <>
      <StepsCard
        next={next.id}
        done={steps.filter(({ isDone }) => isDone).length}
        of={steps.length}
        onAnswer={(given) => answeredSteps.change((answers) => ({ ...answers, [player]: given }))}
      />
      {renderNext?.(true)}
    </>
  );
}
