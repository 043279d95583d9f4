// The ports of `npm start` and `npm run dev`. Used by start and doctor.
import { createServer } from 'node:net';

/** The environment variable that chooses another port. */
export const portVariables = { app: 'APP_PORT', sandbox: 'SANDBOX_PORT', vendor: 'SANDBOX_VENDOR_PORT' };

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
