import * as surface from './index';

test('offers its manifest, its blocks and the switch for everything promotional', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'InviteFriends',
    'PromotionsMenu',
    'RewardAttention',
    'promotionsFeature',
    'useMayPromote',
    'useShowsBonus',
  ]);
});
