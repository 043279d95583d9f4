import { Button, IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PlayTarget, playPath } from '../../rules/play/playTarget';
import styles from './GameBar.module.css';

export type DemoBarProps = { target: PlayTarget; onLeave: () => void };

/** The bar above a demo: leave, a note that nothing can be won, and a link to the game for money. */
export function DemoBar({ target, onLeave }: DemoBarProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.bar} role="group" aria-label={t('play.bar')}>
      <IconButton icon="back" label={t('play.back')} onClick={onLeave} />
      <p className={styles.demo}>{t('demo.note')}</p>
      <div className={styles.balance}>
        <Button as={Link} size="s" to={playPath(target)} replace data-direct>
          {t('demo.real')}
        </Button>
      </div>
    </div>
  );
}
