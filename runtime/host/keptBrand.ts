import { type Brand, brandKey } from './showBrand.ts';

/** Maximum characters of a kept text. */
const longest = 200;

/** The brand that this browser saw last; undefined: none, or it cannot be read. */
export function keptBrand(keep: Pick<Storage, 'getItem'>): Brand | undefined {
  try {
    const found: unknown = JSON.parse(keep.getItem(brandKey) ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    const said = found as Readonly<Record<string, unknown>>;
    const textIn = (name: string): string | undefined => {
      const value = said[name];
      return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;
    };
    const name = textIn('name');
    return name === undefined ? undefined : { name, company: textIn('company'), logo: textIn('logo') };
  } catch {
    return undefined;
  }
}
