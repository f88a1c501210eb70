import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { freeName } from '../../kit/freeName.ts';
import { keyFields, quantityFields } from '../draft/offeredFields.ts';
import {
  fieldOptions,
  type LinkProperty,
  type LinkSubject,
  ownRows,
  sourceRows,
  withLink,
} from './LinkProperty.ts';

/** The choice of a new field, which publishing adds to the table. */
const newField = '+';

const isOpen = ({ isProduct }: LinkSubject): boolean => !isProduct;

const rowOptions = ({ t }: LinkSubject, document: DocumentTable | undefined): readonly Option[] =>
  document === undefined
    ? []
    : [
        ...document.details.map(({ table }) => ({ key: table.table, value: table.cnName })),
        { key: document.main.table, value: t('relationDesign.header', { name: document.main.cnName }) },
      ];

/** Rows of a document as a link names them; undefined: the document itself. */
const rowsNamed = (value: unknown, document: DocumentTable | undefined): string | undefined =>
  typeof value === 'string' && value !== document?.main.table ? value : undefined;

const madeField = ({ fields }: LinkSubject): string | undefined =>
  fields.find(({ holds }) => holds === 'source')?.field;

/** What a link is between: rows and quantities of both sides. */
export const sideProperties: readonly LinkProperty[] = [
  {
    name: 'sourceRows',
    title: 'relationDesign.sourceRows',
    places: ['from/rows', 'from/table'],
    applies: isOpen,
    schema: (subject) => choiceSchema(rowOptions(subject, subject.source)),
    read: ({ link }) => link.from.rows ?? link.from.table,
    write: (value, subject) => {
      const rows = rowsNamed(value, subject.source);
      const { table } = subject.link.from;
      return withLink(subject, { from: { table, ...(rows !== undefined && { rows }) } });
    },
  },
  {
    name: 'of',
    title: 'relationDesign.of',
    places: ['carries/of'],
    isRequired: true,
    applies: isOpen,
    schema: (subject) =>
      choiceSchema(fieldOptions(quantityFields(sourceRows(subject)), subject.link.carries.of)),
    read: ({ link }) => link.carries.of || undefined,
    write: (value, subject) =>
      typeof value === 'string'
        ? withLink(subject, { carries: { ...subject.link.carries, of: value } })
        : undefined,
  },
  {
    name: 'rows',
    title: 'relationDesign.rows',
    places: ['rows'],
    applies: isOpen,
    schema: (subject) => choiceSchema(rowOptions(subject, subject.target)),
    read: ({ link, own }) => link.rows ?? own.table,
    write: (value, subject) => withLink(subject, { rows: rowsNamed(value, subject.target) }),
  },
  {
    name: 'field',
    title: 'relationDesign.field',
    places: ['carries/field'],
    isRequired: true,
    applies: isOpen,
    schema: (subject) =>
      choiceSchema(fieldOptions(quantityFields(ownRows(subject)), subject.link.carries.field)),
    read: ({ link }) => link.carries.field || undefined,
    write: (value, subject) =>
      typeof value === 'string'
        ? withLink(subject, { carries: { ...subject.link.carries, field: value } })
        : undefined,
  },
  {
    name: 'via',
    title: 'relationDesign.via',
    tip: 'relationDesign.viaTip',
    places: ['via'],
    isRequired: true,
    applies: isOpen,
    schema: (subject) => {
      const made = madeField(subject);
      const known = keyFields(ownRows(subject), sourceRows(subject)).filter(({ field }) => field !== made);
      return choiceSchema([
        { key: newField, value: subject.t('relationDesign.newField', { name: made ?? '' }) },
        ...fieldOptions(known, made === undefined ? subject.link.via : undefined),
      ]);
    },
    read: (subject) => (subject.link.via === madeField(subject) ? newField : subject.link.via),
    write: (value, subject) => {
      if (typeof value !== 'string') return undefined;
      const others = subject.fields.filter(({ holds }) => holds !== 'source');
      if (value !== newField) return withLink({ link: subject.link, fields: others }, { via: value });
      const rows = ownRows(subject);
      const via = freeName([`${sourceRows(subject)?.table.slice(0, 55)}_Id`], rows?.byName.keys() ?? []);
      const title = subject.titles.source(subject.source?.main.cnName ?? '');
      const made = { field: via, title, of: subject.link.name, holds: 'source' } as const;
      return withLink({ link: subject.link, fields: [made, ...others] }, { via });
    },
  },
];
