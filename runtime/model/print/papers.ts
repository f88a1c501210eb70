import type { Margins, PaperSchema } from '../schema/PrintSchema.ts';

/** Sheets by name, as width and height in millimetres: cut sheets, and continuous paper with its tear-off edges. */
export const papers: Readonly<Record<string, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  '241x280': [241, 280],
  '241x140': [241, 140],
  '241x93': [241, 93],
};

/** A sheet with its printed area, in millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
}

const margin = 10;

/** The sheet that a template names; undefined: there is no sheet of this name. */
export const sheetOf = ({ size, landscape = false, margins }: PaperSchema): Sheet | undefined => {
  const found = typeof size === 'string' ? papers[size] : ([size.width, size.height] as const);
  if (found === undefined) return undefined;
  const [width, height] = landscape ? [found[1], found[0]] : found;
  return { width, height, margins: { top: margin, right: margin, bottom: margin, left: margin, ...margins } };
};
