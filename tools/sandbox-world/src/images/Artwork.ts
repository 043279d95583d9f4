import type { Ink } from './ink/createInk';
import type { ToneName } from './namedTone';
import type { SceneName } from './SceneName';
import type { SchemeName } from './schemes';
import type { TitleStyle, VendorLook } from './vendorLook';

/** Parts that images are composed of. */
export type Artwork = {
  drawMotif: (ink: Ink, motif: string, tone: ToneName) => string;
  scenesOf: (motif: string) => readonly SceneName[];
  lookOf: (vendor: string) => VendorLook;
};

/** A motif of a campaign, placed on a banner of 500 by 200. */
export type Actor = { motif: string; x: number; y: number; size: number; turn?: number };

/** Image of a campaign; a name is drawn into it. */
export type Campaign = {
  scene: SceneName;
  scheme: SchemeName;
  name?: string;
  /** From the back to the front. */
  actors: readonly Actor[];
} & Partial<TitleStyle>;

/** A payment brand, a licence or the app, all fictional. */
export type Mark = { name: string; emblem: string; scheme: SchemeName; look?: 'flat' | 'seal' } & TitleStyle;

export type Avatar = { motif: string; scheme: SchemeName };
