/** Masks an IP address so that only its owner recognises it: hides the last part of IPv4, and all but two groups of IPv6. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 2).join(':')}:•••`;
  const parts = ip.split('.');
  return parts.length === 4 ? [...parts.slice(0, 3), '•••'].join('.') : '•••';
}
