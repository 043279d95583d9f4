import type { Ink } from './ink/createInk';

export type PageSize = { width: number; height: number; /** Width of the image in pixels. */ pixels: number };

/** Returns a complete SVG document; draw `body` first, so that its definitions are known. */
export function svgPage(ink: Ink, { width, height, pixels }: PageSize, body: string): string {
  const shadow =
    '<filter id="lift" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#05030c" flood-opacity=".7"/></filter>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}">` +
    `<defs>${shadow}${ink.definitions()}</defs>${body}</svg>`
  );
}
