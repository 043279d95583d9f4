const base = Number(process.env['WALK_PORT'] ?? 5600);

/** Where everything of one run listens. */
export const ports = {
  app: base,
  /** One way to the app for each browser (line.ts). */
  lines: Array.from({ length: 9 }, (_, index) => base + 1 + index),
  sandbox: base + 10,
  vendor: base + 20,
  webDriver: base + 30,
} as const;
