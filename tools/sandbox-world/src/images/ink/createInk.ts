import { random } from './random';
import type { Ramp } from './ramps';
import { shape } from './shape';

/** A colour, optionally with its offset (0..1) and opacity. */
export type Stop = string | readonly [offset: number, color: string, opacity?: number];
type Box = readonly [number, number, number, number];

export type Solid = {
  d: string;
  ramp: Ramp;
  /** Width of the lit and shaded edges; 0 leaves them out. */
  bevel?: number;
  /** Width of the dark contour. */
  outline?: number;
  /** Direction of the light over the bounding box: x1, y1, x2, y2. */
  light?: Box;
  /** Paint that replaces the ramp's own gradient. */
  fill?: string;
};

function stops(list: readonly Stop[]): string {
  return list
    .map((stop, index) => {
      const [offset, color, opacity] = typeof stop === 'string' ? [index / (list.length - 1), stop] : stop;
      return `<stop offset="${shape.n(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/**
 * Collects the definitions (gradients, clips) of one image and draws shaded bodies with them. Every body has a dark contour, a
 * gradient, a lit upper-left and a shaded lower-right edge, so that all motifs have the same light source.
 */
export function createInk(seed: string) {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  /** Returns the id of a definition; identical markup is defined once. */
  function define(markup: (id: string) => string): string {
    const key = markup('');
    let id = ids.get(key);
    if (id === undefined) {
      id = `i${ids.size.toString(36)}`;
      ids.set(key, id);
      definitions.push(markup(id));
    }
    return id;
  }

  function linear(list: readonly Stop[], [x1, y1, x2, y2]: Box = [0, 0, 0, 1]): string {
    const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}`;
    return `url(#${define((id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
  }

  /**
   * `circle`: centre x and y, radius, and the distance of the focus from the centre towards the light, relative to the bounding
   * box.
   */
  function radial(list: readonly Stop[], [cx, cy, r, lean]: Box = [0.5, 0.5, 0.5, 0]): string {
    const body = `cx="${cx}" cy="${cy}" r="${r}" fx="${shape.n(cx - lean)}" fy="${shape.n(cy - lean)}">${stops(list)}`;
    return `url(#${define((id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`;
  }

  function clip(d: string): string {
    return `clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }

  const within = (d: string, body: string) => `<g ${clip(d)}>${body}</g>`;

  function solid({ d, ramp, bevel = 2.6, outline = 1.8, light = [0.25, 0, 0.7, 1], fill }: Solid): string {
    const paint = fill ?? linear([ramp.light, [0.45, ramp.base], [1, ramp.shade]], light);
    const contour =
      outline > 0 ? `<path d="${d}" fill="${ramp.deep}" stroke="${ramp.deep}" stroke-width="${outline * 2}" stroke-linejoin="round"/>` : '';
    const body = `${contour}<path d="${d}" fill="${paint}"/>`;
    if (bevel === 0) return body;
    const edge = (color: string, shift: number, opacity: number) =>
      `<path d="${d}" transform="translate(${shape.n(shift * 0.6)} ${shape.n(shift)})" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${bevel}"/>`;
    return body + within(d, edge(ramp.deep, -bevel * 0.5, 0.42) + edge(ramp.glint, bevel * 0.5, 0.8));
  }

  /** Draws a four-pointed glint with a halo. */
  function spark({ x, y, r, tint = '#ffffff' }: { x: number; y: number; r: number; tint?: string }): string {
    const k = shape.n(r * 0.11);
    const halo = radial([
      [0, tint, 0.75],
      [0.35, tint, 0.25],
      [1, tint, 0],
    ]);
    return (
      `<g transform="translate(${shape.n(x)} ${shape.n(y)})"><circle r="${shape.n(r * 0.9)}" fill="${halo}"/>` +
      `<path d="M0 ${-r}Q${k} -${k} ${r} 0Q${k} ${k} 0 ${r}Q-${k} ${k} ${-r} 0Q-${k} -${k} 0 ${-r}Z" fill="#fff"/></g>`
    );
  }

  /** Draws soft light or shadow: an ellipse that fades out. */
  function glow({
    x,
    y,
    rx,
    ry = rx,
    tint,
    strength = 1,
  }: {
    x: number;
    y: number;
    rx: number;
    ry?: number;
    tint: string;
    strength?: number;
  }): string {
    const paint = radial([
      [0, tint, strength],
      [0.45, tint, strength * 0.45],
      [1, tint, 0],
    ]);
    return `<ellipse cx="${shape.n(x)}" cy="${shape.n(y)}" rx="${shape.n(rx)}" ry="${shape.n(ry)}" fill="${paint}"/>`;
  }

  const place = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`;

  return {
    random: random(seed),
    linear,
    radial,
    within,
    solid,
    spark,
    glow,
    place,
    define,
    definitions: () => definitions.join(''),
  };
}

export type Ink = ReturnType<typeof createInk>;
