/** The part of opentype.js that the lettering uses; the package has no types. */
declare module 'opentype.js' {
  export type PathCommand = {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  };
  export type Glyph = { advanceWidth: number; getPath: (x: number, y: number, fontSize: number) => { commands: PathCommand[] } };
  export type Font = {
    unitsPerEm: number;
    stringToGlyphs: (text: string) => Glyph[];
    getKerningValue: (left: Glyph, right: Glyph) => number;
  };
  export function parse(bytes: ArrayBuffer): Font;
}
