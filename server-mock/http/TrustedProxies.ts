import { BlockList, isIP, isIPv4 } from 'node:net';

/** Maximum entries of `X-Forwarded-For` read, from the right. */
const mostHops = 20;

/** Splits `10.0.0.0/8` or a plain address; undefined when it is neither. */
const networkOf = (text: string): { readonly address: string; readonly bits: number } | undefined => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  if (isIP(address) === 0 || rest.length > 0) return undefined;
  if (bits === undefined) return { address, bits: longest };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest ? { address, bits: Number(bits) } : undefined;
};

/** Whether a text names an address or a network (`10.0.0.0/8`). */
export const isNetwork = (text: string): boolean => networkOf(text) !== undefined;

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Unwraps `::ffff:10.0.0.1`, as dual-stack sockets report IPv4 addresses. */
const unmapped = (address: string): string => {
  const last = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  return isIPv4(last) ? last : address;
};

/**
 * Finds the caller's address behind reverse proxies. Trusts `X-Forwarded-For` only from the given networks.
 */
export class TrustedProxies {
  readonly #networks = new BlockList();

  constructor(networks: readonly string[]) {
    for (const text of networks) {
      const network = networkOf(text);
      if (network === undefined) throw new Error(`${text} is no address and no network`);
      this.#networks.addSubnet(network.address, network.bits, family(network.address));
    }
  }

  #isTrusted(address: string): boolean {
    return isIP(address) !== 0 && this.#networks.check(address, family(address));
  }

  /** The last address of the chain that is no trusted proxy; the socket's when the header is not trusted. */
  clientOf(socketAddress: string, forwardedFor: string | null): string {
    let client = unmapped(socketAddress);
    const hops = forwardedFor === null ? [] : forwardedFor.split(',').slice(-mostHops).reverse();
    for (const hop of hops) {
      const before = unmapped(hop.trim());
      if (!this.#isTrusted(client) || isIP(before) === 0) break;
      client = before;
    }
    return client;
  }
}
