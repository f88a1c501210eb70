import type { Figure } from './Figure.ts';
import type { SchemaBundle } from './SchemaBundle.ts';

/** A field that shows a figure of a view. */
interface FigureField {
  readonly table: string;
  readonly field: string;
  readonly figure: Figure;
}

type Schemas = Pick<SchemaBundle, 'tables' | 'mixins'>;

const known = new WeakMap<Schemas, readonly FigureField[]>();

/** The figures that tables and their mixins declare. Broken files are left out. */
export const figuresOf = (bundle: Schemas): readonly FigureField[] => {
  const found = known.get(bundle);
  if (found !== undefined) return found;
  const made = [...bundle.tables.values()].flatMap(({ table, mixins = [], fields }) =>
    [...mixins.map((mixin) => bundle.mixins.get(mixin)?.fields ?? []), fields].flatMap((lines) =>
      (Array.isArray(lines) ? lines : []).flatMap((line): FigureField[] =>
        line?.figure === undefined ? [] : [{ table, field: line.field, figure: line.figure }],
      ),
    ),
  );
  known.set(bundle, made);
  return made;
};
