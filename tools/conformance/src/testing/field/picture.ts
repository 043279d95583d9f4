/** The host of this gateway's pictures. */
export const PICTURES = 'https://img.field.example';

/** The whole address of a picture, which is one file. */
export function picture<Path extends string | null | undefined>(path: Path): Path | string {
  return path && `${PICTURES}/${path}.avif`;
}
