const base = Number(process.env['E2E_PORT'] ?? 5300);

/** Where everything of one run listens (playwright.config.mjs). */
export const ports = {
  gateway: base + 10,
  vendor: base + 20,
  /** The releases: one address, and behind it the two servers that take turns (serveReleases.ts). */
  front: base + 30,
  apps: [base + 31, base + 32],
  /** The app on an origin that the gateway knows but does not share, on one that it does not know, and nobody at all. */
  elsewhere: base + 33,
  stranger: base + 34,
  nobody: base + 35,
  /** Servers that receive the odd requests. */
  odd: [base + 36, base + 37],
} as const;
