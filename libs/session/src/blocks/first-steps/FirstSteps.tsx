import { serverNow } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { deviceValue } from '@parlour/kernel/storage';
import { useMember, usePlayState, useRole } from '@parlour/player';
import { usePlayerKey } from '@parlour/player/session';
import { Button, IconButton } from '@parlour/ui/button';
import { Icon, type IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Progress } from '@parlour/ui/progress';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type FirstStep, firstSteps, type FirstStepId } from '../../rules/firstSteps';
import styles from './FirstSteps.module.css';

export type FirstStepsProps = {
  /** Null if there is no gift, undefined until that is known. */
  isGiftClaimed: boolean | null | undefined;
  /** The gift as text: "₱20". */
  gift?: string | undefined;
  /** Undefined if that is not known. */
  hasDeposited: boolean | undefined;
  /** Shown when there are no steps. */
  children?: ReactNode;
};

/**
 * The first steps of a new player: the gift, a limit, the first deposit. The block disappears when all are done or when the player closes it. It
 * advertises, so it is hidden during a break. Until the steps are known, nothing is shown.
 */
export function FirstSteps({ isGiftClaimed, gift, hasDeposited, children }: FirstStepsProps) {
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

  if (isUnknown) return null;
  if (!next) return children;
  return (
    <StepsCard
      steps={steps}
      next={next.id}
      gift={isGiftClaimed === null ? undefined : gift}
      onAnswer={(given) => answeredSteps.change((answers) => ({ ...answers, [player]: given }))}
    />
  );
}

const ways: Record<FirstStepId, { icon: IconName; to: string }> = {
  gift: { icon: 'gift', to: paths.promotions.rewards },
  limit: { icon: 'shield', to: to(paths.session.playControls, {}, { returnTo: paths.home }) },
  deposit: { icon: 'wallet', to: paths.wallet.deposit },
};

type StepsCardProps = { steps: readonly FirstStep[]; next: FirstStepId; gift: string | undefined; onAnswer: (answer: StepsAnswer) => void };

/** The next of the first steps, which leads to its place, and a tick for each that is done. */
function StepsCard({ steps, next, gift, onAnswer }: StepsCardProps) {
  const { t } = useTranslation('session');
  const count = steps.length;
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = t('firstSteps.progress', { done, of: count });
  const title = gift ? t('firstSteps.titleGift', { count, gift }) : t('firstSteps.title', { count });

  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.step}>
        <ListRow as={Link} {...ways[next]} title={t(`firstSteps.${next}`)} text={<span aria-hidden>{title}</span>} />
        {next === 'limit' && (
          <span className={styles.skip}>
            <Button size="s" variant="ghost" onClick={() => onAnswer('limitSkipped')}>
              {t('firstSteps.skip')}
            </Button>
          </span>
        )}
        <IconButton icon="x" size="m" tone="dim" label={t('firstSteps.close')} onClick={() => onAnswer('closed')} />
      </div>
      {/* The progress says it in words for readers. */}
      <ol className={styles.ticks} aria-hidden>
        {steps.map(({ id, isDone }) => (
          <li key={id} className={styles.tick} data-done={isDone || undefined}>
            {isDone ? <Icon name="check" size="s" /> : <span className={styles.ring} />}
            {t(`firstSteps.tick.${id}`)}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <Progress value={done / count} label={progress} />
      </VisuallyHidden>
    </section>
  );
}

const answer = v.picklist(['limitSkipped', 'closed']);

type StepsAnswer = v.InferOutput<typeof answer>;

/** The answer of each player of this device to the first steps. */
const answeredSteps = deviceValue('firstSteps', v.record(v.string(), answer), {});
