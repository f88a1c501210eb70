/** The width modifier of a component: `,2-4`, `,*-3`, `,2`. */
export interface Width {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Maximum width, wider than any part of a date. */
const WIDEST = 100;

/** Parses the text after the comma; a part that is no number sets no bound. */
export function widthOf(text: string): Width {
  const [min = '', max = ''] = text.split('-');
  return { min: boundOf(min), max: boundOf(max) };
}

function boundOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Math.min(Number(text), WIDEST) : undefined;
}
