import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState, type EmptyStateProps } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type NotOfferedProps = Pick<EmptyStateProps, 'titleAs'>;

/** Says that a category is not available in the player's country, and leads to the games that are. */
export function NotOffered({ titleAs }: NotOfferedProps) {
  const { t } = useTranslation('games');
  return (
    <EmptyState
      icon="ban"
      title={t('notOffered.title')}
      titleAs={titleAs}
      text={t('notOffered.text')}
      action={
        <Button as={Link} to={paths.games.center} replace>
          {t('category.ALL')}
        </Button>
      }
    />
  );
}
