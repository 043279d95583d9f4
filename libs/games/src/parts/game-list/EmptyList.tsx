import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameListView } from '../../rules/list/gameListView';

export type EmptyListProps = {
  view: GameListView;
  /** Message key of the title when filters match nothing. */
  title?: string;
  onClear: () => void;
};

/** Says why the list is empty and offers one action that helps. */
export function EmptyList({ view, title = 'list.empty.title', onClear }: EmptyListProps) {
  const { t } = useTranslation('games');
  const { tab, vendor, gameClassify, minBet, minLine, gameName, stake, hasSeats, feature } = view;

  if ([vendor, gameClassify, minBet, minLine, gameName, stake, hasSeats, feature].some(Boolean)) {
    return (
      <EmptyState
        icon="search"
        title={t(title)}
        text={t('list.empty.text')}
        action={<Button onClick={onClear}>{t('list.empty.clear')}</Button>}
      />
    );
  }
  const kind = tab === 'fav' ? 'noFavourites' : tab === 'recent' ? 'noRecent' : 'none';
  return (
    <EmptyState
      icon={tab === 'fav' ? 'heart' : 'gamepad'}
      title={t(`list.${kind}.title`)}
      text={t(`list.${kind}.text`)}
      action={
        <Button as={Link} to={paths.games.hot}>
          {t(`list.${kind}.action`)}
        </Button>
      }
    />
  );
}
