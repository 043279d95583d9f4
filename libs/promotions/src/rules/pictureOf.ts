import type { RewardPicture } from '../parts/reward-art/RewardArt';
import type { Reward } from '../wire/rewardWire';

const pictures: Record<Reward['kind'], RewardPicture> = { offer: 'gift', mission: 'medal', signUp: 'ticket' };

/** The picture of a reward, by its kind. */
export function pictureOf({ kind }: Pick<Reward, 'kind'>): RewardPicture {
  return pictures[kind];
}
