import type { CardPlace } from './BoardSchema.ts';
import { compact } from './compact.ts';

interface Placed {
  readonly id: string;
  readonly place: CardPlace;
}

type Places = ReadonlyMap<string, CardPlace>;

const touches = (left: CardPlace, right: CardPlace): boolean =>
  left.y === right.y && left.h === right.h && left.x + left.w === right.x;

/** Cards of equal height side by side without a gap between them, from left to right. */
const runsOf = (cards: readonly Placed[]): readonly (readonly Placed[])[] => {
  const inOrder = [...cards].sort(
    ({ place: one }, { place: other }) => one.y - other.y || one.h - other.h || one.x - other.x,
  );
  const runs: Placed[][] = [];
  for (const card of inOrder) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && touches(last.place, card.place)) run.push(card);
    else runs.push([card]);
  }
  return runs;
};

/** The shown cards of a run over its whole width, each with its part of it. */
const spread = (run: readonly Placed[], shown: readonly Placed[]): readonly Placed[] => {
  const [first] = run;
  if (first === undefined || shown.length === run.length) return shown;
  const whole = run.reduce((sum, { place }) => sum + place.w, 0);
  const part = shown.reduce((sum, { place }) => sum + place.w, 0);
  let before = 0;
  return shown.map((card) => {
    const x = Math.round((before * whole) / part);
    before += card.place.w;
    const w = Math.round((before * whole) / part) - x;
    return { ...card, place: { ...card.place, x: first.place.x + x, w } };
  });
};

const cellsOf = ({ x, y, w, h }: CardPlace): readonly string[] =>
  Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`);

/** The strip of cells beside a place, and the place grown over it. */
const growths: readonly ((place: CardPlace) => { readonly strip: CardPlace; readonly grown: CardPlace })[] = [
  (place) => ({
    strip: { ...place, x: place.x - 1, w: 1 },
    grown: { ...place, x: place.x - 1, w: place.w + 1 },
  }),
  (place) => ({ strip: { ...place, x: place.x + place.w, w: 1 }, grown: { ...place, w: place.w + 1 } }),
  (place) => ({
    strip: { ...place, y: place.y - 1, h: 1 },
    grown: { ...place, y: place.y - 1, h: place.h + 1 },
  }),
  (place) => ({ strip: { ...place, y: place.y + place.h, h: 1 }, grown: { ...place, h: place.h + 1 } }),
];

/** Places grown over the cells that are free, sideways before up and down. */
const grown = (places: Places, free: Set<string>): Places => {
  const result = new Map(places);
  for (const growth of growths)
    for (const id of places.keys()) {
      let place = result.get(id);
      while (place !== undefined) {
        const next = growth(place);
        const strip = cellsOf(next.strip);
        if (!strip.every((cell) => free.has(cell))) break;
        for (const cell of strip) free.delete(cell);
        place = next.grown;
        result.set(id, place);
      }
    }
  return result;
};

/** Places without the lines in which no card stands. */
const withoutEmptyLines = (places: readonly CardPlace[]): ((place: CardPlace) => CardPlace) => {
  const taken = new Set(places.flatMap(({ y, h }) => Array.from({ length: h }, (_, at) => y + at)));
  const before = (line: number): number =>
    Array.from({ length: line }, (_, at) => at).filter((at) => taken.has(at)).length;
  return (place) => {
    const y = before(place.y);
    return { ...place, y, h: before(place.y + place.h) - y };
  };
};

/**
 * The shown cards, where others are left out: those of one row share its width, what is beside a gap grows over it, and
 * rows without a card are gone. Gaps that the author left stay, but cards move up as `compact` has it.
 * `all`: every card with its place; `shown` those of them that are seen.
 */
export const closedUp = <Card extends Placed>(
  all: readonly Placed[],
  shown: readonly Card[],
): readonly Card[] => {
  const seen = new Set(shown.map(({ id }) => id));
  const gone = all.filter(({ id }) => !seen.has(id));
  if (gone.length === 0) return compact(shown);
  const rows = runsOf(all).flatMap((run) =>
    spread(
      run,
      run.filter(({ id }) => seen.has(id)),
    ),
  );
  const packed = withoutEmptyLines(rows.map(({ place }) => place));
  const places = new Map(rows.map(({ id, place }) => [id, packed(place)]));
  const free = new Set(gone.flatMap(({ place }) => cellsOf(packed(place))));
  for (const place of places.values()) for (const cell of cellsOf(place)) free.delete(cell);
  const after = grown(places, free);
  return compact(shown.map((card) => ({ ...card, place: after.get(card.id) ?? card.place })));
};
