import type { DraftShare, ShareOffer } from '../../../runtime/wire/shares/Share.ts';

/** What is chosen of one filter, by its place among those offered. */
export interface FilterChoice {
  readonly values: readonly (string | number)[];
  readonly isFree: boolean;
}

/** A share while it is made. */
export interface ShareDraft {
  readonly kind: string;
  readonly name: string;
  readonly endsOn: string;
  readonly watermark: string;
  readonly users: readonly number[];
  readonly roles: readonly number[];
  /** Cards that are left out, as `board card`. */
  readonly noCards: readonly string[];
  /** Fields that are left out, as `board card field`. */
  readonly noFields: readonly string[];
  /** By `board` and place of the filter. */
  readonly filters: Readonly<Record<string, FilterChoice>>;
}

/** An offered board, and how long it stands in turn. */
export interface OfferedTurn {
  readonly offer: ShareOffer;
  readonly seconds?: number | undefined;
}

/** Name of a part of a board in a draft. */
export const partName = (...names: readonly (string | number)[]): string => names.join(' ');

/** A new share of boards. */
export const newDraft = (kind: string, name: string): ShareDraft => ({
  ...{ kind, name, endsOn: '', watermark: '' },
  ...{ users: [], roles: [], noCards: [], noFields: [], filters: {} },
});

/** The share as it is sent. */
export const sentDraft = (draft: ShareDraft, turns: readonly OfferedTurn[]): DraftShare => ({
  ...{ kind: draft.kind, name: draft.name, endsOn: draft.endsOn, watermark: draft.watermark },
  ...{ users: draft.users, roles: draft.roles },
  boards: turns.map(({ offer: { board, cards, filters }, seconds }) => {
    const shown = cards.filter(({ id }) => !draft.noCards.includes(partName(board, id)));
    return {
      board,
      ...(seconds !== undefined && { seconds }),
      cards: shown.map(({ id }) => id),
      without: Object.fromEntries(
        shown.map(({ id, fields }) => [
          id,
          fields.flatMap(({ field }) => (draft.noFields.includes(partName(board, id, field)) ? [field] : [])),
        ]),
      ),
      filters: filters.flatMap(({ kind, field }, at) => {
        const chosen = draft.filters[partName(board, at)];
        if (chosen === undefined || chosen.values.length === 0) return [];
        return [
          { kind, ...(field !== undefined && { field }), values: chosen.values, isFree: chosen.isFree },
        ];
      }),
    };
  }),
});
