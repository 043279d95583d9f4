const base = Number(process.env['E2E_PORT'] ?? 5300) + (process.env['E2E_ALONE'] === '1' ? 100 : 0);

/** The ports of one run (playwright.config.mjs). */
export const ports = {
  app: base,
  gateway: base + 10,
  vendor: base + 20,
  /** The releases: one front address that forwards to one of two servers (serveReleases.ts). */
  front: base + 30,
  apps: [base + 31, base + 32],
  /**
   * The app on an origin that the gateway knows but does not share, the app on an unknown origin, and a port without a server.
   */
  elsewhere: base + 33,
  stranger: base + 34,
  nobody: base + 35,
  /** The servers that receive the odd requests. */
  odd: [base + 36, base + 37],
  /** A gateway that answers as the test says, and the app's server in front of it. */
  snapshot: [base + 38, base + 39],
  /** nginx, and the servers that count its requests to the app and to the gateway. */
  nginx: [base + 40, base + 41, base + 42],
  /** A gateway that counts the server's calls. */
  counted: base + 43,
  /** Two brands: their address, the app's server behind it, and the second gateway. */
  brands: [base + 44, base + 45, base + 46],
  /** The app with languages of the operator: its address, and the server behind it. */
  languages: [base + 62, base + 63],
  /** The app in a third country: its address, the server behind it, and the sandbox with its vendor. */
  country: [base + 70, base + 71, base + 72, base + 73],
  /** A gateway with markup in its texts, and the app's server in front of it. */
  previews: [base + 47, base + 48],
  /** The app's server, the address of its gateway in the field's dialect, and the gateway behind it. */
  field: [base + 49, base + 50, base + 51],
  /** nginx in front of two servers that are replaced (replaceServers.ts). */
  replaced: [base + 52, base + 53, base + 54],
  /** The app with tags of other companies: its address, the server behind it, and the operator's receiver of campaign events. */
  tags: [base + 64, base + 65, base + 66],
  /** A gateway that answers late, and the app's server in front of it. */
  late: [base + 60, base + 61],
} as const;
