import { paths, to } from '@parlour/kernel';
import { Button, IconButton } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon, type IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FirstStep, FirstStepId } from '../../rules/firstSteps';
import styles from './StepsCard.module.css';
import type { StepsAnswer } from './answeredSteps';

const ways: Record<FirstStepId, { icon: IconName; to: string }> = {
  gift: { icon: 'gift', to: paths.promotions.rewards },
  limit: { icon: 'shield', to: to(paths.session.playControls, {}, { returnTo: paths.home }) },
  deposit: { icon: 'wallet', to: paths.wallet.deposit },
};

export type StepsCardProps = { steps: readonly FirstStep[]; onAnswer: (answer: StepsAnswer) => void };

/** The first steps with their progress. A step leads to its place until it is done. */
export function StepsCard({ steps, onAnswer }: StepsCardProps) {
  const { t } = useTranslation('session');
  const titleId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = t('firstSteps.progress', { done, of: steps.length });

  return (
    <Card tone="accent">
      <section aria-labelledby={titleId}>
        <SectionTitle
          id={titleId}
          title={t('firstSteps.title', { count: steps.length })}
          actions={<IconButton icon="x" size="m" tone="dim" label={t('firstSteps.close')} onClick={() => onAnswer('closed')} />}
        />
        <div className={styles.progress}>
          <Progress value={done / steps.length} label={progress} />
          <span aria-hidden>{progress}</span>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ id, isDone }) => (
            <li key={id} className={styles.step}>
              {isDone ? (
                <ListRow start={<DoneMark />} title={<span className={styles.done}>{t(`firstSteps.${id}`)}</span>} />
              ) : (
                <ListRow as={Link} {...ways[id]} title={t(`firstSteps.${id}`)} />
              )}
              {id === 'limit' && !isDone && (
                <span className={styles.skip}>
                  <Button size="s" variant="ghost" onClick={() => onAnswer('limitSkipped')}>
                    {t('firstSteps.skip')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

function DoneMark() {
  const { t } = useTranslation('session');
  return (
    <span className={styles.mark}>
      <Icon name="circle-check" />
      <VisuallyHidden>{t('firstSteps.done')}</VisuallyHidden>
    </span>
  );
}
