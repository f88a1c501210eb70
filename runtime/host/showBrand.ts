/** Name, company and logo that an administrator set; kept in the browser for the login page. */
export interface Brand {
  readonly name: string;
  readonly company?: string | undefined;
  /** Names the present logo; undefined: the product's own. */
  readonly logo?: string | undefined;
  /** Name of a main colour, which the style sheet knows. */
  readonly color?: string | undefined;
}

/** Key of the kept brand in the browser's storage. */
export const brandKey = 'jig.brand';

/** Puts the main colour in force and keeps the brand for the next login page. */
export function showBrand({ name, company, logo, color = '' }: Brand, keep: Pick<Storage, 'setItem'>): void {
  document.documentElement.dataset.brand = color;
  try {
    keep.setItem(brandKey, JSON.stringify({ name, company, logo }));
  } catch {
    // Storage is full or forbidden: the login page shows the product's own name.
  }
}
