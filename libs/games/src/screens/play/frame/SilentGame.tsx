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

/**
 * A notice above a game that has sent no message since it loaded. Nobody but the player can see whether the game is there or its page refuses
 * frames, so the notice offers to go on and to leave.
 */
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
