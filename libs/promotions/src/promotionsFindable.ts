import { type Findable, paths } from '@parlour/kernel';
import { useHasRewards } from './hooks/useHasRewards';
import { usePromotionEntries } from './hooks/usePromotionEntries';
import { useMayPromote } from './hooks/useMayPromote';
import { useShowsInvite } from './hooks/useShowsInvite';
import { useShowsRank } from './hooks/useShowsRank';
import { useShowsVip } from './hooks/useShowsVip';

const { list, rewards, benefits, invite, rank } = paths.promotions;

/** The promotions and the pages about rewards that the search finds. */
export const promotionsFindable: Findable = {
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
