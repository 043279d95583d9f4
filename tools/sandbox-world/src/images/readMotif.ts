import { readFileSync } from 'node:fs';

/** A drawing with variables for its colours, such as `var(--tone-light)`. */
export type Motif = {
  definitions: readonly { id: string; tag: string; /** Markup after the id. */ rest: string }[];
  body: string;
};

/** Reads an SVG file that consists of definitions and, after them, the drawing. */
export function readMotif(file: string): Motif {
  const markup = readFileSync(file, 'utf8').replace(/>\s+</g, '><');
  const [, definitions = '', body = ''] = /<defs>(.*)<\/defs>(.*)<\/svg>/s.exec(markup) ?? [];
  return {
    definitions: [...definitions.matchAll(/<(\w+) id="(\w+)"(.*?)<\/\1>/gs)].map(([, tag = '', id = '', rest = '']) => ({ tag, id, rest })),
    body,
  };
}
