import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryContent, isOwnList } from '../../rules/list/categoryContent';
import { useHomeSections } from '../../hooks/useHomeSections';
import { GameList } from '../../parts/game-list/GameList';
import { VendorGrid } from '../../parts/VendorGrid';
import { useGameView } from '../../hooks/useGameView';
import { CenterGames } from './CenterGames';
import { CenterRail } from './CenterRail';

/** All categories, providers and games of the merchant on one screen (product 4.3). */
export function GameCenterScreen() {
  const { t } = useTranslation('games');
  const [view, change] = useGameView();
  const { categories, isLoading } = useHomeSections();
  const { category } = view;
  const { disabledCategories } = useMerchant();
  const isKnown = isLoading ? !disabledCategories.includes(category) : categories.includes(category);
  const isOffered = category === 'ALL' || isOwnList(category) || isKnown;
  const hasGames = category === 'ALL' || categoryContent(category) === 'games';

  return (
    <Page>
      <Stack gap={3}>
        <CenterRail current={category} onChoose={(next) => change({ category: next, tab: 'all' })} />
        {!isOffered && (
          <EmptyState
            icon="ban"
            title={t('center.notOffered')}
            text={t('center.notOfferedText')}
            action={
              <Button as={Link} to={paths.games.center} replace>
                {t('category.ALL')}
              </Button>
            }
          />
        )}
        {isOffered && !hasGames && <VendorGrid category={category} />}
        {isOffered && hasGames && isOwnList(category) && <GameList key={category} view={view} onChange={change} />}
        {isOffered && hasGames && !isOwnList(category) && <CenterGames key={category} view={view} onChange={change} />}
      </Stack>
    </Page>
  );
}
