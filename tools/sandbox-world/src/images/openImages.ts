import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Vendor } from '../catalogue/Vendor';
import { drawAvatar } from './drawAvatar';
import { drawBanner } from './drawBanner';
import { drawFallback } from './drawFallback';
import { type GameImage, drawGame } from './drawGame';
import { drawMark } from './drawMark';
import { type MotifColors, drawMotif } from './drawMotif';
import { type Sprite, drawSprite } from './drawSprite';
import { drawTable } from './drawTable';
import { drawVendor } from './drawVendor';
import type { Artwork, Avatar, Campaign, Mark } from './Artwork';
import { type Motif, readMotif } from './readMotif';
import type { SceneName } from './SceneName';
import { type Scheme, type SchemeName, schemes } from './schemes';
import { schemeTint, vendorTint } from './tints';
import { type VendorLook, vendorLook } from './vendorLook';

/** Scenes that suit a motif, and colour families without contrast to it. */
export type Traits = { avoid: readonly string[]; scenes: readonly SceneName[]; colors?: MotifColors };

/** Draws every image of a world as SVG, `pixels` wide; returns `undefined` for an unknown image. */
export type Images = {
  traitsOf: (motif: string) => Traits;
  motifs: readonly string[];
  campaigns: readonly string[];
  game: (game: GameImage, pixels: number) => string;
  /** A live table by its game, without lettering. */
  table: (game: GameImage, pixels: number) => string;
  vendor: (vendor: { code: string; displayName: string }, pixels: number) => string;
  banner: (campaign: string, pixels: number) => string | undefined;
  mark: (id: string, pixels: number) => string | undefined;
  avatar: (id: string, pixels: number) => string | undefined;
  sprite: (sprite: Sprite, pixels: number) => string;
  /** Fallback for images that fail to load, without text. */
  fallback: (shape: { width: number; height: number }, pixels: number) => string;
  lookOf: (vendor: string) => VendorLook;
  schemeOf: (name: string) => Scheme;
  /** Dominant colours, shown until an image is loaded. */
  schemeTint: (name: string) => string;
  vendorTint: (vendor: string) => string;
};

/** Returns the images of the world in `folder`. */
export function openImages(folder: string, vendors: readonly Vendor[]): Images {
  const read = <Data>(file: string) => JSON.parse(readFileSync(join(folder, 'images', file), 'utf8')) as Data;
  const traits = read<Record<string, Traits>>('motifs.json');
  const traitsOf = (motif: string) => known(traits, motif);
  const campaigns = read<Record<string, Campaign>>('campaigns.json');
  const marks = read<Record<string, Mark>>('marks.json');
  const avatars = read<readonly Avatar[]>('avatars.json');
  const motifOf = openMotifs(join(folder, 'images/motifs'));
  const looks = Object.fromEntries(vendors.map(({ code, look }) => [code, look]));
  const lookOf = (vendor: string) => looks[vendor] ?? vendorLook(vendor);
  const artwork: Artwork = {
    drawMotif: (ink, name, tone) => drawMotif(ink, { motif: motifOf(name), colors: traitsOf(name).colors }, tone),
    scenesOf: (motif) => traitsOf(motif).scenes,
    lookOf,
  };
  return {
    traitsOf,
    motifs: Object.keys(traits),
    campaigns: Object.keys(campaigns),
    game: (game, pixels) => drawGame(artwork, game, pixels),
    table: (game, pixels) => drawTable(artwork, game, pixels),
    vendor: (vendor, pixels) => drawVendor(artwork, vendor, pixels),
    banner: (id, pixels) => campaigns[id] && drawBanner(artwork, { id, ...campaigns[id] }, pixels),
    mark: (id, pixels) => marks[id] && drawMark(artwork, { id, ...marks[id] }, pixels),
    avatar: (id, pixels) => {
      const avatar = avatars[Number(id) - 1];
      return avatar && drawAvatar(artwork, { id, ...avatar }, pixels);
    },
    sprite: (sprite, pixels) => drawSprite(artwork, sprite, pixels),
    fallback: drawFallback,
    lookOf,
    schemeOf: (name) => schemes[name as SchemeName],
    schemeTint,
    vendorTint: (vendor) => vendorTint(lookOf(vendor)),
  };
}

/** Reads motifs on first use, from all folders below `root`. */
function openMotifs(root: string): (name: string) => Motif {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  const paths = Object.fromEntries(files.map((file) => [basename(file, '.svg'), join(root, file)]));
  const motifs = new Map<string, Motif>();
  return (name) => {
    const motif = motifs.get(name) ?? readMotif(known(paths, name));
    motifs.set(name, motif);
    return motif;
  };
}

function known<Value>(values: Record<string, Value>, motif: string): Value {
  const value = values[motif];
  if (value === undefined) throw new Error(`there is no motif "${motif}"`);
  return value;
}
