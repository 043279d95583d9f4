import { serverNow } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { deviceValue } from '@parlour/kernel/storage';
import { useMember, usePlayState, useRole } from '@parlour/player';
import { usePlayerKey } from '@parlour/player/session';
import { Button, IconButton } from '@parlour/ui/button';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Progress } from '@parlour/ui/progress';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { firstSteps, type FirstStepId } from '../../rules/firstSteps';
import styles from './FirstSteps.module.css';

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

const ways: Record<FirstStepId, { icon: IconName; to: string }> = {
  gift: { icon: 'gift', to: paths.promotions.rewards },
  limit: { icon: 'shield', to: to(paths.session.playControls, {}, { returnTo: paths.home }) },
  deposit: { icon: 'wallet', to: paths.wallet.deposit },
};

type StepsCardProps = { next: FirstStepId; done: number; of: number; onAnswer: (answer: StepsAnswer) => void };

/** How many of the first steps are done, and the next one, which leads to its place. One row, because home is long. */
function StepsCard({ next, done, of, onAnswer }: StepsCardProps) {
  const { t } = useTranslation('session');
  const progress = t('firstSteps.progress', { done, of });

  return (
    <section className={styles.card} aria-label={t('firstSteps.title', { count: of })}>
      <div className={styles.step}>
        <ListRow as={Link} {...ways[next]} title={t(`firstSteps.${next}`)} text={<span aria-hidden>{progress}</span>} />
        {next === 'limit' && (
          <span className={styles.skip}>
            <Button size="s" variant="ghost" onClick={() => onAnswer('limitSkipped')}>
              {t('firstSteps.skip')}
            </Button>
          </span>
        )}
        <IconButton icon="x" size="m" tone="dim" label={t('firstSteps.close')} onClick={() => onAnswer('closed')} />
      </div>
      <Progress value={done / of} label={progress} />
    </section>
  );
}

const answer = v.picklist(['limitSkipped', 'closed']);

type StepsAnswer = v.InferOutput<typeof answer>;

/** The answer of each player of this device to the first steps. */
const answeredSteps = deviceValue('firstSteps', v.record(v.string(), answer), {});
