import * as surface from './index';

test('exports the manifest, the blocks and the hooks that hide promotional content', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'GiftButton',
    'InviteFriends',
    'PromotionsMenu',
    'RewardAttention',
    'TodayStrip',
    'promotionsFeature',
    'useMayPromote',
    'useShowsBonus',
    'useSignUpGift',
  ]);
});
