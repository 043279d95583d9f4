const base = Number(process.env['WALK_PORT'] ?? 5600);

/** The ports of one run. */
export const ports = {
  app: base,
  /** One port for each browser (startProxy.ts). */
  proxies: Array.from({ length: 9 }, (_, index) => base + 1 + index),
  sandbox: base + 10,
  vendor: base + 20,
  webDriver: base + 30,
} as const;
