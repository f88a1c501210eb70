import { keyHolder } from '../fields/resolve/impliedFields.ts';
import type { FieldPatch } from '../fields/resolve/Layer.ts';
import type { LinkCount } from '../schema/RollupSchema.ts';
import type { RelationField, RelationHold } from '../schema/TableRelations.ts';
import type { TableSchema } from '../schema/TableSchema.ts';

/** What the fields of one link or effect are made from. */
interface RelationParts {
  /** `Table.name` of the link. */
  readonly id: string;
  /** The table whose keys the field `source` or `maker` holds. */
  readonly named: Pick<TableSchema, 'keyType'>;
  /** Name and line of the source's quantity; undefined: it has none, or an effect has the field. */
  readonly whole: FieldPatch | undefined;
  /** Name of the field with what is carried; undefined: there is none. */
  readonly carried: string | undefined;
}

/** One kind of field that comes with a link or an effect. */
interface RelationFieldKind {
  readonly of: 'link' | 'effect';
  /** Rows that have the field: those that carry, those of the source, or the document that is made. */
  readonly stands: 'target' | 'source' | 'made';
  /** Undefined: something it is made of is missing. */
  line(field: RelationField, parts: RelationParts): FieldPatch | undefined;
}

/** A key that only the server and 下推 fill in. */
const keyLine = ({ field, title }: RelationField, { named }: RelationParts): FieldPatch => ({
  ...{ field, title, hidden: true },
  ...keyHolder(named.keyType ?? 'identity'),
});

/** As wide and as exact as the quantity it is taken of. */
const likeWhole = ({ field, title }: RelationField, whole: FieldPatch): FieldPatch => {
  const { type, columnType, precision, scale, width, unitField, currencyField, editRowNo } = whole;
  const look = { type, columnType, precision, scale, width, unitField, currencyField, editRowNo };
  const said = Object.entries(look).filter(([, value]) => value !== undefined);
  return { field, title, ...Object.fromEntries(said), readonly: true };
};

const counting = (counts: LinkCount): RelationFieldKind => ({
  ...({ of: 'link', stands: 'source' } as const),
  line: (field, { id, whole }) =>
    whole && { ...likeWhole(field, whole), default: 0, rollup: { link: id, counts } },
});

/** The kinds of fields that come with links and effects. */
export const relationFields: Readonly<Record<RelationHold, RelationFieldKind>> = {
  source: { of: 'link', stands: 'target', line: keyLine },
  carried: counting('carried'),
  done: counting('done'),
  returned: counting('returned'),
  remaining: {
    of: 'link',
    stands: 'source',
    line: (field, { whole, carried }) =>
      whole === undefined || carried === undefined
        ? undefined
        : {
            ...likeWhole(field, whole),
            formula: { max: [0, { '-': [{ var: whole.field }, { var: carried }] }] },
          },
  },
  maker: { of: 'effect', stands: 'made', line: keyLine },
};
