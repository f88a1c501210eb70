import type { Json } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { filledFields } from '../draft/offeredFields.ts';
import {
  type EffectProperty,
  type EffectSubject,
  isMaking,
  isSetting,
  type Making,
} from './EffectProperty.ts';
import { linesSchema, readLines, writeLines } from './valueLines.ts';

const titlesOf = ({ t, target }: EffectSubject) => ({
  field: t('relationDesign.valueField', { name: target?.main.cnName ?? '' }),
  from: t('relationDesign.valueFrom'),
  formula: t('relationDesign.valueFormula'),
});

/** The details that rows are made of, and become; the first pair is drawn, others are kept. */
const madeRows = ({ effect }: EffectSubject): readonly [string, Making['makes']['rows']] | undefined => {
  const rows = isMaking(effect) ? effect.makes.rows : undefined;
  const [first] = Object.keys(rows ?? {});
  return first === undefined ? undefined : [first, rows];
};

const withRows = (subject: EffectSubject, rows: Making['makes']['rows']): EffectSubject['effect'] => {
  const { effect } = subject;
  if (!isMaking(effect)) return effect;
  const { rows: _rows, ...makes } = effect.makes;
  const isEmpty = Object.keys(rows ?? {}).length === 0;
  return { ...effect, makes: { ...makes, ...(!isEmpty && rows !== undefined && { rows }) } };
};

/** Properties of an effect, in the order of the panel. */
export const effectProperties: readonly EffectProperty[] = [
  {
    name: 'title',
    title: 'relationDesign.effectTitle',
    places: ['title', 'name'],
    isRequired: true,
    schema: () => ({ type: 'string', minLength: 1, maxLength: 100 }),
    read: ({ effect }) => effect.title,
    write: (value, { effect, fields }) => ({
      effect: { ...effect, title: typeof value === 'string' ? value : '' },
      fields,
    }),
  },
  {
    name: 'via',
    title: 'relationDesign.setsVia',
    tip: 'relationDesign.setsViaTip',
    places: ['sets/via', 'sets/table'],
    isRequired: true,
    applies: ({ effect }) => isSetting(effect),
    schema: ({ own, world }) =>
      choiceSchema(
        own.references
          .filter(({ rows, to }) => rows === own.table && world.tables.has(to))
          .map(({ field, title, to }) => ({
            key: field,
            value: `${title} → ${world.tables.get(to)?.title ?? to}`,
          })),
      ),
    read: ({ effect }) => (isSetting(effect) ? effect.sets.via : undefined),
    write: (value, { effect, fields, own }) => {
      const found = own.references.find(({ rows, field }) => rows === own.table && field === value);
      if (found === undefined || !isSetting(effect)) return undefined;
      const values = found.to === effect.sets.table ? effect.sets.values : {};
      return { effect: { ...effect, sets: { table: found.to, via: found.field, values } }, fields };
    },
  },
  {
    name: 'values',
    title: 'relationDesign.values',
    tip: 'relationDesign.valuesTip',
    places: ['sets/values', 'makes/values'],
    schema: (subject) =>
      linesSchema(
        isSetting(subject.effect)
          ? subject.effect.sets.values
          : isMaking(subject.effect)
            ? subject.effect.makes.values
            : {},
        titlesOf(subject),
        filledFields(subject.target?.main),
        subject.source.main,
      ),
    read: ({ effect, source }): Json | undefined =>
      isSetting(effect)
        ? readLines(effect.sets.values, source.main)
        : isMaking(effect)
          ? readLines(effect.makes.values, source.main)
          : undefined,
    write: (value, { effect, fields }) => {
      const values = writeLines(value);
      if (values === undefined) return undefined;
      return isSetting(effect)
        ? { effect: { ...effect, sets: { ...effect.sets, values } }, fields }
        : { effect: { ...effect, makes: { ...effect.makes, values } }, fields };
    },
  },
  {
    name: 'rowsOf',
    title: 'relationDesign.rowsOf',
    places: ['makes/rows'],
    applies: (subject) => madeRows(subject) !== undefined,
    schema: ({ source }) =>
      choiceSchema(source.details.map(({ table }) => ({ key: table.table, value: table.cnName }))),
    read: (subject) => {
      const [name, rows] = madeRows(subject) ?? [];
      return name === undefined ? undefined : rows?.[name]?.of;
    },
    write: (value, subject) => {
      const [name, rows] = madeRows(subject) ?? [];
      if (name === undefined || typeof value !== 'string') return undefined;
      const now = rows?.[name] ?? { of: value, values: {} };
      return {
        effect: withRows(subject, { ...rows, [name]: { ...now, of: value } }),
        fields: subject.fields,
      };
    },
  },
  {
    name: 'rowValues',
    title: 'relationDesign.rowValues',
    places: ['makes/rows'],
    applies: (subject) => madeRows(subject) !== undefined,
    schema: (subject) => {
      const [name = '', rows] = madeRows(subject) ?? [];
      const made = subject.target?.details.find(({ table }) => table.table === name)?.table;
      const from = subject.source.details.find(({ table }) => table.table === rows?.[name]?.of)?.table;
      const titles = { ...titlesOf(subject), field: made?.cnName ?? name };
      return linesSchema(rows?.[name]?.values ?? {}, titles, filledFields(made), from);
    },
    read: (subject) => {
      const [name = '', rows] = madeRows(subject) ?? [];
      const from = subject.source.details.find(({ table }) => table.table === rows?.[name]?.of)?.table;
      return readLines(rows?.[name]?.values ?? {}, from);
    },
    write: (value, subject) => {
      const [name = '', rows] = madeRows(subject) ?? [];
      const values = writeLines(value);
      const now = rows?.[name];
      return values === undefined || now === undefined
        ? undefined
        : { effect: withRows(subject, { ...rows, [name]: { ...now, values } }), fields: subject.fields };
    },
  },
];
