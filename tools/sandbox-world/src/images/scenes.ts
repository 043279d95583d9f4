import type { SceneName } from './SceneName';
import { bokeh } from './scenes/bokeh';
import { city } from './scenes/city';
import { curtain } from './scenes/curtain';
import { desert } from './scenes/desert';
import { felt } from './scenes/felt';
import { festival } from './scenes/festival';
import { fire } from './scenes/fire';
import { galaxy } from './scenes/galaxy';
import { jungle } from './scenes/jungle';
import { rays } from './scenes/rays';
import { reef } from './scenes/reef';
import { stadium } from './scenes/stadium';
import { stars } from './scenes/stars';
import { storm } from './scenes/storm';
import { temples } from './scenes/temples';
import { terraces } from './scenes/terraces';
import { vault } from './scenes/vault';
import { waves } from './scenes/waves';
import type { DrawScene } from './scenes/Stage';

export const scenes: Record<SceneName, DrawScene> = {
  bokeh,
  city,
  curtain,
  desert,
  felt,
  festival,
  fire,
  galaxy,
  jungle,
  rays,
  reef,
  stadium,
  stars,
  storm,
  temples,
  terraces,
  vault,
  waves,
};
