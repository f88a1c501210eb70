import type { Cell } from '../schema/Row.ts';
import type { DayRange } from './periods/Period.ts';

/** What the viewer of a board has chosen. */
export interface BoardFilters {
  /** A period by its name, or days; it takes the place of the cards' own. */
  readonly period?: string | DayRange;
  /** Values of fields, of which one has to hold. */
  readonly values?: Readonly<Record<string, readonly Cell[]>>;
}
