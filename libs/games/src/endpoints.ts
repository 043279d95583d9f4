export { winnersApi } from './api/winnersApi';
export { discoveryApi } from './api/discoveryApi';
export { gameListApi } from './api/gameListApi';
export { homeApi } from './api/homeApi';
export { launchApi } from './api/launchApi';
export { playerGamesApi } from './api/playerGamesApi';
export { lotteryApi } from './lottery/api/lotteryApi';
