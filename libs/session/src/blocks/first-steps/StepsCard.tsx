import { paths, to } from '@parlour/kernel';
import { Button, IconButton } from '@parlour/ui/button';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Progress } from '@parlour/ui/progress';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FirstStepId } from '../../rules/firstSteps';
import styles from './StepsCard.module.css';
import type { StepsAnswer } from './answeredSteps';

const ways: Record<FirstStepId, { icon: IconName; to: string }> = {
  gift: { icon: 'gift', to: paths.promotions.rewards },
  limit: { icon: 'shield', to: to(paths.session.playControls, {}, { returnTo: paths.home }) },
  deposit: { icon: 'wallet', to: paths.wallet.deposit },
};

export type StepsCardProps = { next: FirstStepId; done: number; of: number; onAnswer: (answer: StepsAnswer) => void };

/** How many of the first steps are done, and the next one, which leads to its place. One row, because home is long. */
export function StepsCard({ next, done, of, onAnswer }: StepsCardProps) {
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
