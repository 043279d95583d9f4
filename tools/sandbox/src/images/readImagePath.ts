import { type Format, formats } from '@parlour/sandbox-world';
import { type Image, type Kind, kinds, widths } from './Image';

const pattern = /^art\/(?:([0-9a-f]{8})\/)?([a-z]+)(?:\/([\w-]{1,40}))?\.(\d{2,4})\.([a-z]+)$/;

/** Parses a path on the CDN, `art/<version>/<kind>/<id>.<width>.<format>`; returns `undefined` for any other path. */
export function readImagePath(path: string): Image | undefined {
  const [, version, kind, id = '', width, format] = pattern.exec(path) ?? [];
  const image = { kind: kind as Kind, id, width: Number(width), format: format as Format, version };
  if (!kinds.includes(image.kind) || !formats.includes(image.format)) return undefined;
  const isComplete = (image.kind === 'default') === (id === '');
  return isComplete && widths[image.kind].includes(image.width) ? image : undefined;
}
