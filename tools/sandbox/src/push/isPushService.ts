/** The push services of the browsers; a name with a dot in front stands for every host below it. */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * True for an address of a browser's push service. The gateway posts to addresses that players send, so any other host could be a way into
 * the operator's network.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
}
