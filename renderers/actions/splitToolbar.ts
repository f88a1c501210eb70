/** Window width in pixels from which the toolbar is wide. */
export const wideFrom = 1680;

/** Number of buttons shown directly in a wide window; a narrow one shows two fewer. */
const direct = { full: 7, light: 6 } as const;
const fewerWhenNarrow = 2;

/** Number of buttons shown in the toolbar; the rest go under 更多. */
export function directButtons(windowWidth: number, variant: keyof typeof direct): number {
  return direct[variant] - (windowWidth >= wideFrom ? 0 : fewerWhenNarrow);
}

/** Splits a toolbar into visible buttons and those under 更多. A single one is shown itself: it needs no menu. */
export function splitToolbar<T>(
  buttons: readonly T[],
  windowWidth: number,
  variant: keyof typeof direct,
): { readonly shown: readonly T[]; readonly more: readonly T[] } {
  const direct = directButtons(windowWidth, variant);
  const count = buttons.length === direct + 1 ? buttons.length : direct;
  return { shown: buttons.slice(0, count), more: buttons.slice(count) };
}
