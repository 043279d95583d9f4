import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './SearchSheet.module.css';

export type SearchStatusProps = {
  text: string;
  /** `failed`: the gateway did not answer, but the phone has results of its own. `unreachable`: there are no results at all. */
  state: 'pending' | 'found' | 'nothing' | 'failed' | 'unreachable';
  /** The name that the player probably meant. */
  suggestion: string | undefined;
  onSuggestion: (text: string) => void;
  onRetry: () => void;
};

/** One line about the state of the search: the results' text, a suggestion, or a failure with a retry. Its height never changes. */
export function SearchStatus({ text, state, suggestion, onSuggestion, onRetry }: SearchStatusProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.status} role="status">
      {suggestion ? (
        <button type="button" className={styles.meant} onClick={() => onSuggestion(suggestion)}>
          {t('search.meant', { name: suggestion })}
        </button>
      ) : (
        <p className={styles.words}>{t(`search.state.${state}`, { text })}</p>
      )}
      {(state === 'failed' || state === 'unreachable') && (
        <Button size="s" variant="secondary" onClick={onRetry}>
          {t('list.retry')}
        </Button>
      )}
    </div>
  );
}
