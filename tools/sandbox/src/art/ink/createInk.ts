import { random } from './random';
import type { Ramp } from './ramps';
import { shape } from './shape';

/** A colour, or one with its place (0..1) and opacity. */
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
  /** A paint instead of the ramp's own gradient. */
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
 * Collects the definitions (gradients, clips) of one picture and draws lit bodies with them. Every body has a dark contour,
 * a gradient, a lit upper-left and a shaded lower-right edge, so that all motifs stand under the same lamp.
 */
export function createInk(seed: string) {
  const definitions = new Map<string, string>();
  const define = (body: string, wrap: (id: string) => string) => {
    let id = definitions.get(body);
    if (!id) {
      id = `i${definitions.size.toString(36)}`;
      definitions.set(body, id);
      markup.push(wrap(id));
    }
    return id;
  };
  const markup: string[] = [];

  function linear(list: readonly Stop[], [x1, y1, x2, y2]: Box = [0, 0, 0, 1]): string {
    const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}`;
    return `url(#${define(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
  }

  /** `circle`: centre x, y, radius and the focus' distance from the centre towards the light, over the bounding box. */
  function radial(list: readonly Stop[], [cx, cy, r, lean]: Box = [0.5, 0.5, 0.5, 0]): string {
    const body = `cx="${cx}" cy="${cy}" r="${r}" fx="${shape.n(cx - lean)}" fy="${shape.n(cy - lean)}">${stops(list)}`;
    return `url(#${define(`r${body}`, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`;
  }

  function clip(d: string): string {
    return `clip-path="url(#${define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
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

  /** A sphere: focus towards the light, reflected light at the far edge, a soft window and a small hot spot. */
  function ball({ x, y, r, ramp }: { x: number; y: number; r: number; ramp: Ramp }): string {
    const body = radial([ramp.glint, [0.18, ramp.light], [0.52, ramp.base], [0.86, ramp.shade], [0.96, ramp.base]], [0.5, 0.5, 0.52, 0.18]);
    return (
      `<circle cx="${x}" cy="${y}" r="${r + 1.6}" fill="${ramp.deep}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${body}"/>` +
      `<ellipse cx="${shape.n(x - r * 0.12)}" cy="${shape.n(y - r * 0.5)}" rx="${shape.n(r * 0.6)}" ry="${shape.n(r * 0.36)}" fill="${linear(
        [
          [0, '#ffffff', 0.85],
          [1, '#ffffff', 0.04],
        ],
      )}"/>`
    );
  }

  /** A round rope along a path: contour, shade, body, light, glint. */
  function tube({ d, width, ramp, tip = 'round' }: { d: string; width: number; ramp: Ramp; tip?: 'round' | 'butt' }): string {
    const line = (color: string, share: number, shift: number) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${shape.n(width * share)}" stroke-linecap="${tip}" stroke-linejoin="round" transform="translate(${shape.n(-shift * width * 0.6)} ${shape.n(-shift * width)})"/>`;
    return (
      `<path d="${d}" fill="none" stroke="${ramp.deep}" stroke-width="${shape.n(width + 3.4)}" stroke-linecap="${tip}" stroke-linejoin="round"/>` +
      line(ramp.shade, 1, 0) +
      line(ramp.base, 0.76, 0.08) +
      line(ramp.light, 0.4, 0.16) +
      line(ramp.glint, 0.13, 0.2)
    );
  }

  /** Reflected window light inside an outline: the upper part, fading downwards. */
  function gloss({ d, over, strength = 0.6 }: { d: string; over: string; strength?: number }): string {
    return within(
      d,
      `<path d="${over}" fill="${linear([
        [0, '#ffffff', strength],
        [1, '#ffffff', strength * 0.12],
      ])}"/>`,
    );
  }

  /** A four-pointed glint with a halo. */
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

  /** Soft light or shadow: an ellipse that fades to nothing. */
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
  /** A body and its mirror image. */
  const both = (body: string) => body + place('scale(-1 1)', body);

  return {
    seed,
    random: random(seed),
    linear,
    radial,
    clip,
    within,
    solid,
    ball,
    tube,
    gloss,
    spark,
    glow,
    place,
    both,
    define,
    definitions: () => markup.join(''),
  };
}

export type Ink = ReturnType<typeof createInk>;
