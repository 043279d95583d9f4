import { Button, IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './SilentGame.module.css';

export type SilentGameProps = {
  name: string;
  onFullPage: () => void;
  onLeave: () => void;
  /** The player sees the game. */
  onSeen: () => void;
};

/** Above a game that has said nothing since it loaded: it may be there, or its page may refuse frames. The player can tell, and has both ways on. */
export function SilentGame({ name, onFullPage, onLeave, onSeen }: SilentGameProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.notice}>
      <p className={styles.text} role="status">
        {t('play.silent', { name })}
      </p>
      <IconButton icon="x" tone="dim" label={t('play.seen')} onClick={onSeen} />
      <div className={styles.ways}>
        <Button size="s" variant="secondary" icon="external" onClick={onFullPage}>
          {t('play.fullPage')}
        </Button>
        <Button size="s" variant="ghost" icon="gamepad" onClick={onLeave}>
          {t('play.otherGames')}
        </Button>
      </div>
    </div>
  );
}
