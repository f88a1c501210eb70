import type { Json } from '../../../runtime/model/schema/Json.ts';
import { asList } from '../../../runtime/model/schema/Json.ts';
import { relationHolds } from '../../../runtime/model/schema/TableRelations.ts';
import { countFields } from '../draft/proposeLink.ts';
import { pairsSchema, readPairs, withHeader, writePairs } from './fieldPairs.ts';
import { type LinkProperty, type LinkSubject, ownRows, sourceRows, withLink } from './LinkProperty.ts';

/** What a source can show of a link. */
const shown = ['carried', 'done', 'returned', 'remaining'] as const;

type Shown = (typeof shown)[number];

const isShown = (value: unknown): value is Shown => shown.some((one) => one === value);

const allowance = (side: 'over' | 'under'): LinkProperty => ({
  name: side,
  title: `relationDesign.${side}`,
  places: [`tolerance/${side}`],
  schema: () => ({ type: 'number', minimum: 0, maximum: 1000 }),
  ui: () => ({ 'ui:unit': '%' }),
  // A field of the source with the percentage, or a quantity, is kept and shown as no number.
  read: ({ link }) => {
    const percent = link.tolerance?.[side]?.percent;
    return typeof percent === 'number' ? percent : undefined;
  },
  write: (value, subject) => {
    if (value !== undefined && value !== null && typeof value !== 'number') return undefined;
    const { [side]: before = {}, ...others } = subject.link.tolerance ?? {};
    const { percent: _percent, ...rest } = before;
    const own = typeof value === 'number' ? { ...rest, percent: value } : rest;
    const tolerance = { ...others, ...(Object.keys(own).length > 0 && { [side]: own }) };
    return withLink(subject, { tolerance: Object.keys(tolerance).length > 0 ? tolerance : undefined });
  },
});

const pairsOf = (name: 'same' | 'brings'): LinkProperty => ({
  name,
  title: `relationDesign.${name}`,
  tip: `relationDesign.${name}Tip`,
  places: [name],
  applies: ({ isProduct }) => name === 'brings' || !isProduct,
  schema: (subject) =>
    pairsSchema(
      subject.link[name] ?? {},
      { own: subject.own.title, other: subject.source?.main.cnName ?? subject.link.from.table },
      {
        own: withHeader(ownRows(subject), subject.target.main),
        other: withHeader(sourceRows(subject), subject.source?.main),
      },
    ),
  read: ({ link }) => readPairs(link[name]),
  write: (value, subject) => {
    const pairs = writePairs(value);
    return pairs === 'open' ? undefined : withLink(subject, { [name]: pairs });
  },
});

const flag = (name: 'closes' | 'ofClosed', applies: (subject: LinkSubject) => boolean): LinkProperty => ({
  name,
  title: `relationDesign.${name}`,
  places: [name],
  applies,
  schema: () => ({ type: 'boolean' }),
  read: ({ link }) => link[name] ?? false,
  write: (value: Json | undefined, subject) =>
    withLink(subject, { [name]: value === true ? true : undefined }),
});

/** What a link asks for, brings along and shows. */
export const ruleProperties: readonly LinkProperty[] = [
  {
    name: 'shows',
    title: 'relationDesign.shows',
    tip: 'relationDesign.showsTip',
    places: [],
    applies: ({ isProduct }) => !isProduct,
    schema: ({ t }) => ({
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'string',
        oneOf: shown.map((one) => ({ const: one, title: t(`relationDesign.holds.${one}`) })),
      },
    }),
    read: ({ fields }) =>
      relationHolds.filter((one) => isShown(one) && fields.some(({ holds }) => holds === one)),
    write: (value, subject) => {
      const wanted = (asList(value ?? []) ?? []).filter(isShown);
      // What remains is computed from what is carried.
      const all = shown.filter(
        (one) => wanted.includes(one) || (one === 'carried' && wanted.includes('remaining')),
      );
      const rows = sourceRows(subject);
      const kept = subject.fields.filter(({ holds }) => !isShown(holds) || all.includes(holds));
      const added = all.filter((one) => !kept.some(({ holds }) => holds === one));
      if (rows === undefined) return undefined;
      const made = countFields(subject.link, subject.own.table, rows, added, subject.titles);
      return { link: subject.link, fields: [...kept, ...made] };
    },
  },
  allowance('over'),
  allowance('under'),
  flag('closes', ({ link, world }) => world.tables.get(link.from.table)?.isClosable === true),
  flag('ofClosed', ({ link, world }) => world.tables.get(link.from.table)?.isClosable === true),
  pairsOf('brings'),
  pairsOf('same'),
];
