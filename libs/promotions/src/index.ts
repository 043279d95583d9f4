export { GiftButton } from './blocks/GiftButton';
export { InviteFriends } from './blocks/invite-friends/InviteFriends';
export { PromotionsMenu } from './blocks/PromotionsMenu';
export { RewardAttention } from './blocks/RewardAttention';
export { promotionsFeature } from './feature';
export { useIsGiftClaimed } from './hooks/useIsGiftClaimed';
export { useMayPromote } from './hooks/useMayPromote';
export { useShowsBonus } from './hooks/useShowsBonus';
