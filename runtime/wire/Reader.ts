import type { Plain } from './Endpoint.ts';
import type { Shape } from './shape.ts';

/** Reads an answer: checks `Wire`, the part of it that the browser uses, and makes `T` of it. */
export type Reader<T, Wire = T> = Shape<T> & { readonly reads?: Wire };

/** The reader that checks by `shape` and then makes `T` of it. */
export const reading =
  <Wire, T>(shape: Shape<Wire>, make: (wire: Wire) => T): Reader<T, Wire> =>
  (value, path) =>
    make(shape(value, path));

/**
 * Places where `Told` has no member that `Wire` reads, or one of another type; `never` when all fit. A reader has
 * defaults for null and for what is missing, and reads numbers that travel as text.
 */
type Unfit<Told, Wire, At extends string = ''> = unknown extends Wire
  ? never
  : UnfitValue<NonNullable<Told>, NonNullable<Wire>, At>;

type UnfitValue<Told, Wire, At extends string> = [Told, Wire] extends [Wire, Told]
  ? never
  : [Told, Wire] extends [string | number, number]
    ? never
    : [Told, Wire] extends [readonly (infer A)[], readonly (infer B)[]]
      ? Unfit<A, B, `${At}/0`>
      : [Told, Wire] extends [object, object]
        ? UnfitMembers<Told, Wire, At>
        : [Told] extends [Wire]
          ? never
          : At;

type UnfitMembers<Told, Wire, At extends string> = {
  [K in keyof Wire & string]-?: K extends keyof Told ? Unfit<Told[K], Wire[K], `${At}/${K}`> : `${At}/${K}`;
}[keyof Wire & string];

type DataOf<Told> = Told extends Plain<infer Body> ? Body : Told;

/** Does not compile with a reader of something that the endpoint does not answer. A reader of nothing fits every one. */
export type Fits<Told, Wire> = [Wire] extends [undefined]
  ? unknown
  : [Unfit<DataOf<Told>, Wire>] extends [never]
    ? unknown
    : { readonly unfit: Unfit<DataOf<Told>, Wire> };
