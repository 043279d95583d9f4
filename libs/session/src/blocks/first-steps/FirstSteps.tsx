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
 * advertises, so it is hidden during a break. Until the steps are known, what follows them in a `Stack` is hidden.
 */
export function FirstSteps({ isGiftClaimed, hasDeposited, renderNext }: FirstStepsProps) {
  const player = usePlayerKey() ?? '';
  const { isRealMember } = useRole();
  const { mayPromote, hasLimit } = usePlayState();
  const { joinedAt } = useMember() ?? {};
  const answer = useSyncExternalStore(answeredSteps.subscribe, answeredSteps.read, answeredSteps.read)[player];
  const isOver = !isRealMember || !mayPromote || answer === 'closed';
  const isUnknown = !isOver && isGiftClaimed === undefined;
  const isLimitSkipped = answer === 'limitSkipped';
  const steps =
    isOver || isGiftClaimed === undefined
      ? []
      : firstSteps({ isGiftClaimed, hasLimit, hasDeposited, isLimitSkipped, joinedAt }, serverNow());
  const next = steps.find(({ isDone }) => !isDone);

  return (
    <>
      {isUnknown && <div data-loading hidden />}
      {next && (
        <StepsCard
          next={next.id}
          done={steps.filter(({ isDone }) => isDone).length}
          of={steps.length}
          onAnswer={(given) => answeredSteps.change((answers) => ({ ...answers, [player]: given }))}
        />
      )}
      {/* It begins to load at once. */}
      {renderNext?.(isUnknown || next !== undefined)}
    </>
  );
}
