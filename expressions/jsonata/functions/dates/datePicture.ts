import type { Frame } from '../../../evaluate/Frame.ts';
import { readIntegerFormat } from '../pictures/integers/readIntegerFormat.ts';
import { remembered } from '../pictures/remembered.ts';
import { components } from './components.ts';
import type { FieldFormat } from './FieldFormat.ts';
import { isNamePresentation, nameFormat } from './nameFormat.ts';
import { fractionFormat, numberFormat, yearFormat } from './numberFormat.ts';
import { type Width, widthOf } from './Width.ts';
import { halfDayFormat, isoFormat } from './wordFormats.ts';
import { zoneFormat } from './zoneFormat.ts';

/** A component of a picture and its format. */
export interface Marker {
  readonly component: string;
  readonly format: FieldFormat;
}

/** A date/time picture: literal texts and markers. */
export type DatePicture = readonly (string | Marker)[];

/** Modifiers of a marker. */
interface Modifiers {
  readonly presentation: string;
  /** The letter after the presentation: `o` ordinal, `t` traditional, `c`, `a`. */
  readonly second: string;
  readonly width: Width;
}

type Maker = (frame: Frame, modifiers: Modifiers) => FieldFormat;

/** Components that are neither plain numbers nor names. */
const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['P', (_frame, { presentation }) => halfDayFormat(presentation)],
  ['C', () => isoFormat],
  ['E', () => isoFormat],
  ['Z', (frame, { presentation, second }) => zoneFormat(frame, presentation || '01:01', '', second === 't')],
  [
    'z',
    (frame, { presentation, second }) => zoneFormat(frame, presentation || '01:01', 'GMT', second === 't'),
  ],
]);

/** Doubled brackets, a marker (possibly unclosed), other text. */
const PIECES = /\[\[|\]\]|\[[^\]]*\]?|[^[\]]+|\]/g;

/** Parses a picture such as `[Y0001]-[M01]-[D01]`; D3130 to D3135. `[[` and `]]` are literal brackets. */
export const datePicture = remembered(
  (frame, picture): DatePicture =>
    Array.from(picture.matchAll(PIECES), ([piece]) => {
      if (piece === '[[' || piece === ']]') return piece.charAt(0);
      if (!piece.startsWith('[')) return piece;
      if (piece.endsWith(']')) return markerOf(frame, piece.slice(1, -1).replace(/\s/g, ''));
      throw frame.refuse('D3135', "No matching closing bracket ']' in a date/time picture.");
    }),
);

function markerOf(frame: Frame, text: string): Marker {
  const component = text.slice(0, 1);
  const comma = text.lastIndexOf(',');
  const presentation = text.slice(1, comma < 0 ? undefined : comma);
  // A single letter is the presentation, except the o of ordinals.
  const second = /(?<=.)[atc]$|o$/.exec(presentation)?.[0] ?? '';
  const modifiers: Modifiers = {
    presentation: second === '' ? presentation : presentation.slice(0, -1),
    second,
    width: widthOf(comma < 0 ? '' : text.slice(comma + 1)),
  };
  const maker = makers.get(component);
  return { component, format: maker?.(frame, modifiers) ?? plainFormat(frame, component, modifiers) };
}

function plainFormat(frame: Frame, name: string, { presentation, second, width }: Modifiers): FieldFormat {
  const component = components.get(name);
  if (component === undefined)
    throw frame.refuse('D3132', `Unknown component "${name}" in a date/time picture.`);
  const shown = presentation === '' ? component.presentation : presentation;
  if (isNamePresentation(shown)) {
    if (component.names !== undefined)
      return nameFormat(component, component.names, shown, width.max ?? Number.POSITIVE_INFINITY);
    throw frame.refuse('D3133', `Only months and days have names, not "${name}".`);
  }
  const exactly = name === 'Y' ? width.max : undefined;
  const least = (drawn: number) => exactly ?? Math.max(drawn, width.min ?? 0);
  const format = readIntegerFormat(frame, shown, second === 'o', least);
  if (name === 'Y') return yearFormat(component, format, width);
  return name === 'f' ? fractionFormat(component, format) : numberFormat(component, format);
}
