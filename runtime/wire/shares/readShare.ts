import type { JsonObject } from '../../model/schema/Json.ts';
import type { SharedFilter } from '../../model/shares/ShareContent.ts';
import { cardData } from '../boards/readBoard.ts';
import { bool, json, listOf, mapOf, maybe, number, object, oneOf, type Shape, text } from '../shape.ts';
import type {
  BoardShares,
  OfferedShareCard,
  OfferedShareFilter,
  ShareAddress,
  SharedAnswer,
  SharedCard,
  SharedChoice,
  ShareLine,
  ShareList,
  ShareOffer,
  ShownShare,
} from './Share.ts';

const sharedCard: Shape<SharedCard> = object<SharedCard>({
  ...{ id: text, kind: text, title: text },
  place: object<SharedCard['place']>({ x: number, y: number, w: number, h: number }),
  options: maybe(mapOf(json) as unknown as Shape<JsonObject>) as Shape<JsonObject>,
  lines: maybe(listOf(text)),
  compare: maybe(oneOf(['before', 'yearBefore'])),
  data: maybe(cardData),
  problem: maybe(text),
});

/** The answer of `shared` and `preview`. */
export const sharedAnswer: Shape<SharedAnswer> = object<SharedAnswer>({
  isWall: bool,
  watermark: maybe(text),
  endsOn: maybe(text),
  ...{ now: text, readAt: text, product: text },
  boards: listOf(
    object<ShownShare>({
      title: text,
      seconds: number,
      screen: maybe(object<NonNullable<ShownShare['screen']>>({ width: number, height: number })),
      theme: maybe(oneOf(['light', 'dark'])),
      choices: listOf(object<SharedChoice>({ title: text, isPeriod: bool, options: listOf(text) })),
      cards: listOf(sharedCard),
    }),
  ),
});

/** The data of an `alive` event. */
export const aliveEvent: Shape<{ readonly now: string }> = object<{ readonly now: string }>({ now: text });

/** The answer of `list`. */
export const shareList: Shape<ShareList> = object<ShareList>({
  shares: listOf(
    object<ShareLine>({
      ...{ id: text, kind: text, name: text, maker: text, madeAt: text },
      ...{ boards: listOf(text), people: listOf(text) },
      ...{ endsOn: maybe(text), ended: maybe(text), seenAt: maybe(text), path: maybe(text) },
      ...{ isOwn: bool, mayEnd: bool },
    }),
  ),
  total: number,
  refused: maybe(number),
});

const named = object<{ id: number; name: string }>({ id: number, name: text });
const value = json as Shape<string | number>;

/** The answer of `offer`. */
export const shareOffer: Shape<ShareOffer> = object<ShareOffer>({
  ...{ board: text, title: text, kinds: listOf(text), others: listOf(text) },
  cards: listOf(
    object<OfferedShareCard>({
      ...{ id: text, title: text },
      fields: listOf(object<{ field: string; title: string }>({ field: text, title: text })),
    }),
  ),
  filters: listOf(
    object<OfferedShareFilter>({
      kind: oneOf(['period', 'choice']),
      title: text,
      field: maybe(text),
      values: listOf(object<SharedFilter['values'][number]>({ value, label: text })),
      isMore: bool,
    }),
  ),
  users: listOf(named),
  roles: listOf(named),
});

/** The answer of `make` and `address`. */
export const shareAddress: Shape<ShareAddress> = object<ShareAddress>({ id: text, path: text });

/** The answer of `ofBoard`. */
export const boardShares: Shape<BoardShares> = object<BoardShares>({
  kinds: listOf(object<BoardShares['kinds'][number]>({ kind: text, count: number })),
  beyond: listOf(text),
});
