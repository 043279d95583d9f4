/** An address that its owner recognises and nobody else can use: the last part of IPv4, all but two groups of IPv6 hidden. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 2).join(':')}:•••`;
  const parts = ip.split('.');
  return parts.length === 4 ? [...parts.slice(0, 3), '•••'].join('.') : '•••';
}
