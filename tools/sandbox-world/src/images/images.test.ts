import { loadWorld } from '../loadWorld';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { scenes } from './scenes';
import type { Lettering } from './vendorLook';

const world = loadWorld();
const games = world.makeGames(20261121);

test('there are dozens of motifs, each with scenes that suit it', () => {
  expect(world.images.motifs.length).toBeGreaterThanOrEqual(36);
  for (const motif of world.images.motifs) for (const scene of world.images.traitsOf(motif).scenes) expect(scenes[scene]).toBeDefined();
});

test('every motif can be drawn without a system font', () => {
  const seen = new Set<string>();
  for (const game of games.filter(({ motif }) => !seen.has(motif) && seen.add(motif))) {
    const svg = world.images.game({ ...game, id: game.nodeId }, 200);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined|var\(/);
  }
  expect(seen.size).toBe(world.images.motifs.length);
});

test('every gradient and clip of an image has its own id', () => {
  const [game] = games;
  if (!game) throw new Error('no games');
  const svg = world.images.game({ ...game, id: game.nodeId }, 200);
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
});

test('an unknown image is undefined', () => {
  expect([world.images.banner('none', 720), world.images.mark('none', 160), world.images.avatar('99', 96)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<Lettering>(['bangers', 'bungee', 'cinzel', 'lilita', 'righteous', 'rye'])(
  '%s: titles of any length stay in their box',
  (lettering) => {
    const box = { x: 100, bottom: 237, width: 181, height: 71 };
    for (const title of [
      'Go',
      'Emerald Cascade',
      'No',
      'Incomprehensibilities',
      'Barrio Rooster Feathers Deluxe',
      'The Very Long Road To The Golden Temple II',
    ]) {
      const ink = createInk(title);
      drawTitle(ink, title, { box, style: { lettering, finish: 'gold' } });
      const numbers = [...ink.definitions().matchAll(/<path id="[^"]*" d="([^"]*)"/g)].flatMap(
        ([, d = '']) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [],
      );
      const xs = numbers.filter((_, i) => i % 2 === 0);
      const ys = numbers.filter((_, i) => i % 2 === 1);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.x - box.width / 2 - 0.2);
      expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width / 2 + 0.2);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.bottom - box.height - 5);
      expect(Math.max(...ys)).toBeLessThanOrEqual(box.bottom + 6);
    }
  },
);
