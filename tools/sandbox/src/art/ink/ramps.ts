import { color } from './color';

/** A material under light: highlight, lit, own, shaded and deepest colour. */
export type Ramp = { glint: string; light: string; base: string; shade: string; deep: string };

function tone(l: number, c: number, h: number): Ramp {
  return {
    glint: color.hex({ l: Math.min(0.985, l + 0.3), c: c * 0.3, h: h + 6 }),
    light: color.hex({ l: Math.min(0.94, l + 0.15), c: c * 0.85, h: h + 4 }),
    base: color.hex({ l, c, h }),
    shade: color.hex({ l: l * 0.66, c: c * 0.9, h: h - 8 }),
    deep: color.hex({ l: l * 0.34, c: c * 0.55, h: h - 14 }),
  };
}

/** The materials that motifs are made of. */
export const ramps = {
  tone,
  gold: { glint: '#fffbe0', light: '#ffe680', base: '#fdb924', shade: '#c96a07', deep: '#5c2503' },
  bronze: { glint: '#ffe9c9', light: '#eeb877', base: '#c07a3a', shade: '#7d4318', deep: '#371806' },
  silver: { glint: '#ffffff', light: '#e6eef8', base: '#a9b8cc', shade: '#64748c', deep: '#222c3d' },
  steel: { glint: '#f3fbff', light: '#b9cbdd', base: '#6f86a0', shade: '#3b4d66', deep: '#141d2c' },
  ruby: { glint: '#ffe3e6', light: '#ff7f8a', base: '#e8193c', shade: '#98072c', deep: '#3d0216' },
  emerald: { glint: '#e4ffe9', light: '#6ff0a0', base: '#10b362', shade: '#07703f', deep: '#022b1d' },
  sapphire: { glint: '#e3f6ff', light: '#6cc3ff', base: '#1f79f2', shade: '#103fae', deep: '#071646' },
  amethyst: { glint: '#fbeaff', light: '#d997ff', base: '#9b3df0', shade: '#5a17a6', deep: '#230449' },
  jade: { glint: '#effff2', light: '#a9eec0', base: '#4dbd83', shade: '#1f7a55', deep: '#0a3325' },
  turquoise: { glint: '#eafffb', light: '#7bf3e2', base: '#19c2bd', shade: '#087780', deep: '#03303c' },
  pink: { glint: '#fff1f7', light: '#ffb0d2', base: '#fb5fa3', shade: '#b81f6d', deep: '#4c0630' },
  coral: { glint: '#fff0e8', light: '#ffae8c', base: '#fb6a4a', shade: '#b8321f', deep: '#4c0d0a' },
  orange: { glint: '#fff4d6', light: '#ffc35c', base: '#fd8b17', shade: '#c14d05', deep: '#531a02' },
  ivory: { glint: '#ffffff', light: '#fffdf4', base: '#f3e9d2', shade: '#c3ab84', deep: '#5e4a30' },
  white: { glint: '#ffffff', light: '#ffffff', base: '#e9eef7', shade: '#a6b3cb', deep: '#3c4763' },
  black: { glint: '#b9c4de', light: '#5a6480', base: '#2b3146', shade: '#161a29', deep: '#07090f' },
  wood: { glint: '#ffe2b8', light: '#d79a55', base: '#9a5c27', shade: '#5f3212', deep: '#2a1305' },
  leaf: { glint: '#f2ffd0', light: '#b2e657', base: '#5fb52a', shade: '#2b7520', deep: '#0f3010' },
  skin: { glint: '#fff0dd', light: '#fbd3a8', base: '#e3a271', shade: '#a7633f', deep: '#4c2215' },
} as const satisfies Record<string, Ramp | typeof tone>;
