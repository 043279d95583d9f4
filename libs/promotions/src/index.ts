export { GiftButton } from './blocks/GiftButton';
export { InviteFriends } from './blocks/invite-friends/InviteFriends';
export { PromotionsMenu } from './blocks/PromotionsMenu';
export { RewardAttention } from './blocks/RewardAttention';
export { TodayStrip } from './blocks/TodayStrip';
export { promotionsFeature } from './feature';
export { useSignUpGift } from './hooks/useRewards';
export { useMayPromote, useShowsBonus } from './hooks/useMayPromote';
