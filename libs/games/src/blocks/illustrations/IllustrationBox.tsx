import { IconButton } from '@parlour/ui/button';
import { Icon, type IconName } from '@parlour/ui/icon';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './IllustrationBox.module.css';
import type { Illustration } from './useIllustration';

type IllustrationBoxProps = { icon: IconName; title: string; illustration: Illustration; children: ReactNode };

/** Box around figures marked as illustrative (product 2): a title, the label, and a button to stop the animation. */
export function IllustrationBox({ icon, title, illustration, children }: IllustrationBoxProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const { box, canPause, isPaused, onPause } = illustration;
  return (
    <section ref={box} className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <span className={styles.mark}>{t('illustration.mark')}</span>
        {canPause && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            size="s"
            tone="dim"
            label={t(isPaused ? 'illustration.play' : 'illustration.pause', { title })}
            onClick={onPause}
          />
        )}
      </div>
      {children}
    </section>
  );
}
