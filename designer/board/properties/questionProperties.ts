import type { CardQuestion } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { periods } from '../../../runtime/model/boards/periods/periods.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { asText, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { spans } from '../../../runtime/model/schema/ViewSchema.ts';
import { fieldSchema, fieldsSchema } from '../../compose/fieldChoice.ts';
import { dateFields, fieldUse, numberFields, shownFields } from '../../compose/offeredFields.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { type CardProperty, type CardSubject, hasMember, needsMember } from './CardSubject.ts';

type Member = keyof CardQuestion;

const textOrNone = (value: Json | undefined): string | undefined => asText(value ?? null) || undefined;

const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** What a member of the question is like in the panel. */
interface MemberLook {
  readonly member: Member;
  readonly title: MessageKey;
  readonly tip?: MessageKey;
  applies?(subject: CardSubject): boolean;
  schema(subject: CardSubject): JsonObject;
  read?(asks: CardQuestion, subject: CardSubject): Json | undefined;
  /** The question after a new value; default: the text takes the place of the member. */
  write?(value: Json | undefined, asks: CardQuestion, subject: CardSubject): CardQuestion;
}

const choice =
  (names: readonly string[], group: string) =>
  ({ t }: CardSubject): JsonObject =>
    choiceSchema(names.map((key) => ({ key, value: t(`boardDesign.${group}.${key}` as MessageKey) })));

const property = (look: MemberLook): CardProperty => ({
  name: look.member,
  place: `/asks/${look.member}`,
  title: look.title,
  ...(look.tip !== undefined && { tip: look.tip }),
  applies: (subject) => hasMember(subject.kind, look.member) && (look.applies?.(subject) ?? true),
  schema: look.schema,
  read: (subject) => {
    const asks = subject.card.asks ?? {};
    return look.read === undefined ? (asks[look.member] as Json | undefined) : look.read(asks, subject);
  },
  write: (value, subject) => {
    const asks = subject.card.asks ?? {};
    return {
      asks:
        look.write === undefined
          ? { ...asks, [look.member]: textOrNone(value) }
          : look.write(value, asks, subject),
    };
  },
});

const isDate = ({ table }: CardSubject, field: string | undefined): boolean => {
  const found = field === undefined ? undefined : table?.byName.get(field);
  return found !== undefined && fieldUse(found) === 'date';
};

const table: MemberLook = {
  member: 'table',
  title: 'boardDesign.of.table',
  schema: ({ tables, card: { asks } }) => {
    const options = tables.map((one) => ({ key: one.table, value: one.title }));
    const chosen = asks?.table;
    const isThere = chosen === undefined || tables.some((one) => one.table === chosen);
    return choiceSchema(isThere ? options : [...options, { key: chosen, value: chosen }]);
  },
  // Fields of another table mean nothing here.
  write: (value, asks) => {
    const name = textOrNone(value);
    return name === asks.table || name === undefined
      ? { ...asks, ...(name && { table: name }) }
      : { table: name };
  },
};

const numbers: MemberLook = {
  member: 'of',
  title: 'boardDesign.of.of',
  tip: 'boardDesign.of.ofNone',
  schema: ({ table: own, card: { asks }, kind: { fields = 1 } }) =>
    fields === 1
      ? fieldSchema(numberFields(own), asks?.of?.[0])
      : fieldsSchema(numberFields(own), asks?.of, fields),
  read: ({ of = [] }, { kind: { fields = 1 } }) => (fields === 1 ? of[0] : [...of]),
  write: (value, asks) => ({
    ...asks,
    of: typeof value === 'string' ? [value].filter(Boolean) : textsOf(value),
  }),
};

const wholeNumber = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const looks: readonly MemberLook[] = [
  table,
  {
    member: 'by',
    title: 'boardDesign.of.by',
    schema: ({ table: own, card: { asks } }) => fieldSchema(shownFields(own), asks?.by),
    write: (value, asks, subject) => {
      const by = textOrNone(value);
      const { each, ...rest } = asks;
      return isDate(subject, by)
        ? { ...rest, ...(by && { by }), each: each ?? 'month' }
        : { ...rest, by: by ?? '' };
    },
  },
  {
    member: 'each',
    title: 'boardDesign.of.each',
    applies: (subject) => isDate(subject, subject.card.asks?.by),
    schema: choice(spans, 'span'),
  },
  {
    member: 'across',
    title: 'boardDesign.of.across',
    schema: ({ table: own, card: { asks } }) => fieldSchema(shownFields(own), asks?.across),
  },
  numbers,
  {
    member: 'lines',
    title: 'boardDesign.of.lines',
    schema: ({ table: own, card: { asks } }) => fieldsSchema(numberFields(own), asks?.lines, 4),
    read: ({ lines = [] }) => [...lines],
    write: (value, asks) => ({ ...asks, lines: textsOf(value) }),
  },
  {
    member: 'total',
    title: 'boardDesign.of.total',
    applies: ({ card }) => (card.asks?.of?.length ?? 0) > 0,
    schema: choice(['sum', 'average'], 'of'),
  },
  {
    member: 'columns',
    title: 'boardDesign.of.columns',
    schema: ({ table: own, card: { asks } }) => fieldsSchema(shownFields(own), asks?.columns),
    read: ({ columns = [] }) => [...columns],
    write: (value, asks) => ({ ...asks, columns: textsOf(value) }),
  },
  {
    member: 'sort',
    title: 'boardDesign.of.sort',
    schema: ({ table: own, card: { asks } }) => fieldSchema(shownFields(own), asks?.sort),
  },
  {
    member: 'order',
    title: 'boardDesign.of.order',
    applies: ({ card }) => card.asks?.sort !== undefined,
    schema: choice(['desc', 'asc'], 'of'),
  },
  {
    member: 'date',
    title: 'boardDesign.of.date',
    schema: ({ table: own, card: { asks } }) => fieldSchema(dateFields(own), asks?.date),
    // A period needs its date.
    write: (value, { period, ...asks }) => {
      const date = textOrNone(value);
      return date === undefined ? { ...asks, date: '' } : { ...asks, date, ...(period && { period }) };
    },
  },
  {
    member: 'period',
    title: 'boardDesign.of.period',
    applies: ({ card }) => card.asks?.date !== undefined,
    schema: ({ locale }) =>
      choiceSchema(periods.map(({ name, title }) => ({ key: name, value: title[locale] }))),
  },
  {
    member: 'compare',
    title: 'boardDesign.of.compare',
    applies: ({ card }) => card.asks?.period !== undefined,
    schema: choice(['before', 'yearBefore'], 'of'),
  },
  {
    member: 'trend',
    title: 'boardDesign.of.trend',
    applies: ({ card }) => card.asks?.period !== undefined,
    schema: choice(spans, 'span'),
  },
  {
    member: 'limit',
    title: 'boardDesign.of.limit',
    schema: () => ({ type: 'integer', minimum: 1, maximum: boardLimits.groups }),
    write: (value, { limit: _before, ...asks }) => {
      const limit = wholeNumber(value);
      return limit === undefined ? asks : { ...asks, limit };
    },
  },
];

/** The members of a question, each as a property of the panel. */
export const questionProperties: readonly CardProperty[] = looks.map(property);

/** The same, marked as required where the kind needs it. */
export const questionPropertiesOf = (kind: CardSubject['kind']): readonly CardProperty[] =>
  questionProperties.map((one) =>
    needsMember(kind, one.name as Member) ? { ...one, isRequired: true } : one,
  );
