import type { JsonObject } from '../../schema/Json.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { OptionParts } from '../meta/optionParts.ts';

/** A route that a page names, and where in the page. */
interface NamedRoute {
  readonly route: string;
  readonly steps: readonly (string | number)[];
}

/** What the product knows of a kind of page. */
export interface PageKind {
  /** Value of `page` in schemas. */
  readonly name: string;
  /**
   * What it looks like: `Clock` is the component `ClockPage` of `renderers/pages/ClockPage.tsx`. Absent: a capability of the
   * browser draws it.
   */
  readonly view?: string;
  /** JSON Schemas of the options that a page of this kind may have, by name. */
  options(parts: OptionParts): JsonObject;
  /** Options that every page of this kind must have. */
  readonly needs?: readonly (keyof PageSchema)[];
  /** Routes that a page of this kind names; each must be there. */
  routes?(page: PageSchema): Iterable<NamedRoute>;
  /** It lists the records of its table, so searches and references lead to it. */
  readonly lists?: true;
  /** It only explains why another page is not shown: it gets no tab. */
  readonly isNotice?: true;
  /** It is where the user starts: nothing stands above it. */
  readonly isStart?: true;
}

/** Options of a kind that has none. */
export const noOptions = (): JsonObject => ({});
