// The ports of `npm start`, `npm run dev` and the servers that may run beside them. Used by start and doctor.
import { createServer } from 'node:net';

/** The environment variable that chooses another port. */
export const portVariables = { app: 'APP_PORT', sandbox: 'SANDBOX_PORT', vendor: 'SANDBOX_VENDOR_PORT' };

/** Ports of commands that run one at a time, and the setting that changes each. */
export const otherPorts = [
  { name: '`npm run dev`', port: 4200, choice: 'APP_PORT' },
  { name: 'Storybook', port: 6006, choice: '`npm run storybook -- --port`' },
  { name: '`npm run visual`', port: 6007, choice: 'VISUAL_PORT' },
  { name: '`npm run nx-cache`', port: 4390, choice: 'NX_CACHE_PORT' },
];

export function portsOf(env, isDevelopment) {
  const usual = { app: isDevelopment ? 4200 : 4300, sandbox: 4310, vendor: 4320 };
  return Object.fromEntries(Object.entries(portVariables).map(([name, variable]) => [name, Number(env[variable] ?? usual[name])]));
}

export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}
