import type { CardQuestion } from '../../runtime/model/boards/BoardSchema.ts';
import { cardKinds } from '../../runtime/model/boards/cards/cardKinds.ts';
import type { Offered, OfferedCard } from './Offered.ts';
import type { Picked } from './Picked.ts';

/** A kind of card that some pressed fields make. */
interface Offer {
  readonly kind: string;
  fits(picked: Picked): boolean;
  asks(picked: Picked): Omit<CardQuestion, 'table'>;
}

/** Groups of pictures, so that each part can be told from the next. */
const most = { bars: 20, ranks: 10, slices: 8 } as const;

const isByDate = ({ groups }: Picked): boolean => groups.length === 1 && groups[0]?.use === 'date';
const isByGroup = ({ groups }: Picked): boolean => groups.length === 1 && groups[0]?.use === 'group';

/** The group, by month when it is a date. */
const by = ({ groups: [first] }: Picked): CardQuestion =>
  first === undefined
    ? {}
    : { by: first.field.field, ...(first.use === 'date' && { each: 'month' as const }) };

/** Numbers, of which the kind draws so many; none: rows are counted. */
const of = ({ numbers }: Picked, count: number): CardQuestion =>
  numbers.length === 0 ? {} : { of: numbers.slice(0, count) };

const fieldsOf = (name: string): number => cardKinds.find((kind) => kind.name === name)?.fields ?? 1;

const series = (kind: string, fits: Offer['fits'], limit?: number): Offer => ({
  kind,
  fits,
  asks: (picked) => ({
    ...by(picked),
    ...of(picked, fieldsOf(kind)),
    ...(limit !== undefined && picked.groups[0]?.use !== 'date' && { limit }),
  }),
});

/** Kinds that may fit, the most usual first. */
const offers: readonly Offer[] = [
  series('line', isByDate),
  series('bar', (picked) => isByGroup(picked) || isByDate(picked), most.bars),
  series('area', isByDate),
  series('ranking', isByGroup, most.ranks),
  series('pie', (picked) => isByGroup(picked) && picked.numbers.length <= 1, most.slices),
  {
    kind: 'combination',
    fits: ({ groups, numbers }) => groups.length === 1 && numbers.length >= 2,
    asks: (picked) => ({ ...by(picked), of: picked.numbers.slice(0, 1), lines: picked.numbers.slice(1, 4) }),
  },
  {
    kind: 'heat',
    fits: ({ groups, numbers }) => groups.length === 2 && numbers.length <= 1,
    asks: (picked) => ({ ...by(picked), across: picked.groups[1]?.field.field ?? '', ...of(picked, 1) }),
  },
  {
    kind: 'figure',
    fits: ({ groups, numbers }) => groups.length === 0 && numbers.length === 1,
    asks: (picked) => of(picked, 1),
  },
  {
    kind: 'table',
    fits: ({ all }) => all.length >= 2,
    asks: ({ all }) => ({ columns: all.slice(0, 12).map(({ field }) => field.field), limit: 20 }),
  },
];

/** The cards that pressed fields make, the best first. */
export const offeredKinds = (picked: Picked): readonly OfferedCard[] =>
  offers.flatMap((offer) => {
    const kind = cardKinds.find(({ name }) => name === offer.kind);
    return kind === undefined || !offer.fits(picked)
      ? []
      : [{ kind, asks: { table: picked.table, ...offer.asks(picked) } }];
  });

/** An offer that is one card. */
export interface CardOffer extends Offered {
  readonly card: OfferedCard;
}

/** What a board offers for pressed fields: each card that they make. */
export const cardOffers = (picked: Picked): readonly CardOffer[] =>
  offeredKinds(picked).map((card) => ({
    ...{ name: card.kind.name, title: card.kind.title },
    ...{ card, cards: [card] },
  }));
