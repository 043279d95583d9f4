/** Colours of a lit material: highlight, lit, base, shaded and darkest. */
export type Ramp = { glint: string; light: string; base: string; shade: string; deep: string };

/** The materials of images. */
export const ramps = {
  gold: { glint: '#fffbe0', light: '#ffe680', base: '#fdb924', shade: '#c96a07', deep: '#5c2503' },
  ruby: { glint: '#ffe3e6', light: '#ff7f8a', base: '#e8193c', shade: '#98072c', deep: '#3d0216' },
  emerald: { glint: '#e4ffe9', light: '#6ff0a0', base: '#10b362', shade: '#07703f', deep: '#022b1d' },
  sapphire: { glint: '#e3f6ff', light: '#6cc3ff', base: '#1f79f2', shade: '#103fae', deep: '#071646' },
  amethyst: { glint: '#fbeaff', light: '#d997ff', base: '#9b3df0', shade: '#5a17a6', deep: '#230449' },
  turquoise: { glint: '#eafffb', light: '#7bf3e2', base: '#19c2bd', shade: '#087780', deep: '#03303c' },
  pink: { glint: '#fff1f7', light: '#ffb0d2', base: '#fb5fa3', shade: '#b81f6d', deep: '#4c0630' },
  coral: { glint: '#fff0e8', light: '#ffae8c', base: '#fb6a4a', shade: '#b8321f', deep: '#4c0d0a' },
  lobster: { glint: '#fff0e8', light: '#ffae8c', base: '#f4472b', shade: '#a81a12', deep: '#4c0d0a' },
  orange: { glint: '#fff4d6', light: '#ffc35c', base: '#fd8b17', shade: '#c14d05', deep: '#531a02' },
  leaf: { glint: '#f2ffd0', light: '#b2e657', base: '#5fb52a', shade: '#2b7520', deep: '#0f3010' },
} as const satisfies Record<string, Ramp>;

export type RampName = keyof typeof ramps;
