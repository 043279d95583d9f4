export { clubApi } from './api/clubApi';
export { promotionGateApi } from './api/promotionGateApi';
export { referralApi } from './api/referralApi';
export { rewardsApi } from './api/rewardsApi';
