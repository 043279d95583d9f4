import { coverOf } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import type { Findable, SearchEntry } from '@parlour/kernel/feature';
import { useShowsVip, useShowsRank, useShowsInvite, useHasRewards, useMayPromote } from './hooks/useMayPromote';
import { usePromotions } from './hooks/usePromotions';

const { list, rewards, benefits, invite, rank } = paths.promotions;

/** The promotions and the pages about rewards that the search finds. */
export const findable: Findable = {
  pages: [
    { titleKey: 'menu.promotions', wordsKey: 'words.promotions', icon: 'star', to: list, useVisible: useMayPromote },
    { titleKey: 'menu.rewards', wordsKey: 'words.rewards', icon: 'gift', to: rewards, useVisible: useHasRewards },
    { titleKey: 'menu.vip', wordsKey: 'words.vip', icon: 'crown', to: benefits, useVisible: useShowsVip },
    { titleKey: 'menu.invite', wordsKey: 'words.invite', icon: 'users', to: invite, useVisible: useShowsInvite },
    { titleKey: 'menu.rank', wordsKey: 'words.rank', icon: 'trophy', to: rank, useVisible: useShowsRank },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
  useEntries: usePromotionEntries,
};

/** Returns the promotions for the search; none while nothing may be advertised to this player. */
function usePromotionEntries(): SearchEntry[] {
  const mayPromote = useMayPromote();
  const { promotions = [] } = usePromotions();
  if (!mayPromote) return [];
  return promotions.map(({ id, title, announcementImages }) => ({
    kind: 'promotion',
    title,
    icon: 'gift',
    image: coverOf(announcementImages),
    to: to(paths.promotions.detail, {}, { id }),
  }));
}
