import type { Ink } from './ink/createInk';
import type { Ramp } from './ink/ramps';
import type { Motif } from './Motif';
import { balls } from './motifs/balls';
import { basketball } from './motifs/basketball';
import { bell } from './motifs/bell';
import { candy } from './motifs/candy';
import { carabao } from './motifs/carabao';
import { cards } from './motifs/cards';
import { cherries } from './motifs/cherries';
import { chest } from './motifs/chest';
import { chili } from './motifs/chili';
import { chips } from './motifs/chips';
import { clover } from './motifs/clover';
import { coins } from './motifs/coins';
import { crab } from './motifs/crab';
import { crown } from './motifs/crown';
import { dice } from './motifs/dice';
import { dragon } from './motifs/dragon';
import { elephant } from './motifs/elephant';
import { fan } from './motifs/fan';
import { firecracker } from './motifs/firecracker';
import { fish } from './motifs/fish';
import { football } from './motifs/football';
import { gamepad } from './motifs/gamepad';
import { gem } from './motifs/gem';
import { glove } from './motifs/glove';
import { helmet } from './motifs/helmet';
import { horseshoe } from './motifs/horseshoe';
import { ingot } from './motifs/ingot';
import { jeepney } from './motifs/jeepney';
import { koi } from './motifs/koi';
import { lantern } from './motifs/lantern';
import { lightning } from './motifs/lightning';
import { lion } from './motifs/lion';
import { lotus } from './motifs/lotus';
import { mahjong } from './motifs/mahjong';
import { mango } from './motifs/mango';
import { mask } from './motifs/mask';
import { moon } from './motifs/moon';
import { octopus } from './motifs/octopus';
import { pagoda } from './motifs/pagoda';
import { palm } from './motifs/palm';
import { panda } from './motifs/panda';
import { pearl } from './motifs/pearl';
import { phoenix } from './motifs/phoenix';
import { potion } from './motifs/potion';
import { reels } from './motifs/reels';
import { rocket } from './motifs/rocket';
import { rooster } from './motifs/rooster';
import { roulette } from './motifs/roulette';
import { scarab } from './motifs/scarab';
import { seven } from './motifs/seven';
import { shark } from './motifs/shark';
import { ship } from './motifs/ship';
import { sword } from './motifs/sword';
import { temple } from './motifs/temple';
import { tiger } from './motifs/tiger';
import { trophy } from './motifs/trophy';
import { turtle } from './motifs/turtle';
import { volcano } from './motifs/volcano';
import { wheel } from './motifs/wheel';

/** Draws a motif around the origin, about 90 units to each side; `tone` colours what may vary. */
export type DrawMotif = (ink: Ink, tone: Ramp) => string;

export const motifs: Record<Motif, DrawMotif> = {
  balls,
  basketball,
  bell,
  candy,
  carabao,
  cards,
  cherries,
  chest,
  chili,
  chips,
  clover,
  coins,
  crab,
  crown,
  dice,
  dragon,
  elephant,
  fan,
  firecracker,
  fish,
  football,
  gamepad,
  gem,
  glove,
  helmet,
  horseshoe,
  ingot,
  jeepney,
  koi,
  lantern,
  lightning,
  lion,
  lotus,
  mahjong,
  mango,
  mask,
  moon,
  octopus,
  pagoda,
  palm,
  panda,
  pearl,
  phoenix,
  potion,
  reels,
  rocket,
  rooster,
  roulette,
  scarab,
  seven,
  shark,
  ship,
  sword,
  temple,
  tiger,
  trophy,
  turtle,
  volcano,
  wheel,
};
