import { isIPv6 } from 'node:net';

/** Throttling key of an address: IPv4 in full, IPv6 by its first 64 bits, which one customer of a provider has. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = address.includes('::') ? tail.split(':').filter((part) => part !== '') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};
