import { homeWire } from './home';
import { playWire } from './play';
import { playerGamesWire } from './playerGames';

export { discoveryWire } from './discovery';
export { lotteryWire } from './lottery';

export const gamesWire = { ...homeWire, ...playerGamesWire, ...playWire };
