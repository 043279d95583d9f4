import { type Format, type Kind, type Picture, formats, kinds, widths } from './Picture';

const pattern = /^art\/(?:([0-9a-f]{8})\/)?([a-z]+)(?:\/([\w-]{1,40}))?\.(\d{2,4})\.([a-z]+)$/;

/** What a path on the image CDN asks for, `art/<version>/<kind>/<id>.<width>.<format>`; `undefined` if nothing of ours. */
export function readPicturePath(path: string): Picture | undefined {
  const [, version, kind, id = '', width, format] = pattern.exec(path) ?? [];
  const picture = { kind: kind as Kind, id, width: Number(width), format: format as Format, version };
  if (!kinds.includes(picture.kind) || !formats.includes(picture.format)) return undefined;
  const isComplete = (picture.kind === 'default') === (id === '');
  return isComplete && widths[picture.kind].includes(picture.width) ? picture : undefined;
}
