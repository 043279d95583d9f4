export { GiftButton } from './blocks/GiftButton';
export { InviteFriends } from './blocks/invite-friends/InviteFriends';
export { PromotionsMenu } from './blocks/PromotionsMenu';
export { RewardAttention } from './blocks/RewardAttention';
export { WaitingGifts } from './blocks/WaitingGifts';
export { promotionsFeature } from './feature';
export { useIsGiftClaimed } from './hooks/useRewards';
export { useMayPromote, useShowsBonus } from './hooks/useMayPromote';
