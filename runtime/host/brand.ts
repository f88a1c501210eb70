import { themeColors } from '../model/schema/themeColors.ts';

/** Name, company and logo that an administrator set; kept in the browser for the login page. */
export interface Brand {
  readonly name: string;
  readonly company?: string | undefined;
  /** Names the present logo; undefined: the product's own. */
  readonly logo?: string | undefined;
  /** Name of a main colour. */
  readonly color?: string | undefined;
}

const key = 'jig.brand';

/** Puts the main colour in force and keeps the brand for the next login page. */
export function showBrand(brand: Brand, keep: Pick<Storage, 'setItem'>): void {
  const colors = themeColors[brand.color ?? ''];
  const { style } = document.documentElement;
  for (const look of ['light', 'dark'] as const) {
    if (colors === undefined) style.removeProperty(`--jig-brand-${look}`);
    else style.setProperty(`--jig-brand-${look}`, colors[look]);
  }
  try {
    keep.setItem(key, JSON.stringify(brand));
  } catch {
    // Storage is full or forbidden: the login page shows the product's own name.
  }
}

/** The brand that this browser saw last; undefined: none. */
export function keptBrand(keep: Pick<Storage, 'getItem'>): Brand | undefined {
  try {
    const found: unknown = JSON.parse(keep.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null || !('name' in found)) return undefined;
    const said = found as Readonly<Record<string, unknown>>;
    const textIn = (name: string): string | undefined =>
      typeof said[name] === 'string' ? said[name].slice(0, 200) : undefined;
    const name = textIn('name');
    return name === undefined || name === ''
      ? undefined
      : { name, company: textIn('company'), logo: textIn('logo'), color: textIn('color') };
  } catch {
    return undefined;
  }
}
