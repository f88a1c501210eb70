import { listOf, mapOf, maybe, object, oneOf, or, type Shape, text } from '../shape.ts';

/** How a fact is: as it should be, to be looked at, or wrong. */
export const factTones = ['good', 'warning', 'bad'] as const;
export type FactTone = (typeof factTones)[number];

/** A fact in words for the reader's language. */
export interface StatusFact {
  readonly label: string;
  readonly value: string;
  readonly tone?: FactTone | undefined;
  /** Route that says more. */
  readonly path?: string | undefined;
}

/** What a column holds: words, figures, or texts of the code (routes, statements, ids). */
export const statusColumnKinds = ['text', 'number', 'code'] as const;

export interface StatusColumn {
  readonly title: string;
  readonly kind: (typeof statusColumnKinds)[number];
}

/** A table of texts in the reader's language. */
export interface StatusList {
  readonly title: string;
  readonly columns: readonly StatusColumn[];
  readonly rows: readonly (readonly string[])[];
  /** In place of rows where there are none. */
  readonly none: string;
}

/** What a panel of the system's state shows. */
export interface StatusPanel {
  readonly facts: readonly StatusFact[];
  readonly lists: readonly StatusList[];
  /** In place of everything: why it could not be read. */
  readonly problem?: string | undefined;
}

export interface StatusAnswer {
  /** Moment of the answer, `yyyy-MM-dd HH:mm:ss`. */
  readonly at: string;
  readonly panels: Readonly<Record<string, StatusPanel>>;
}

const fact: Shape<StatusFact> = object<StatusFact>({
  label: text,
  value: text,
  tone: maybe(oneOf(factTones)),
  path: maybe(text),
});

const list: Shape<StatusList> = object<StatusList>({
  title: text,
  columns: listOf(object<StatusColumn>({ title: text, kind: oneOf(statusColumnKinds) })),
  rows: listOf(listOf(text)),
  none: text,
});

/** The answer of `status`. */
export const statusAnswer: Shape<StatusAnswer> = object<StatusAnswer>({
  at: text,
  panels: mapOf(
    object<StatusPanel>({ facts: or(listOf(fact), []), lists: or(listOf(list), []), problem: maybe(text) }),
  ),
});
