import type { Issue } from '../../model/schema/Issue.ts';
import { isObject, type JsonObject } from '../../model/schema/Json.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { bool, json, listOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type { BoardAnswer, CardAnswer } from './Board.ts';
import type { BoardDesigns, BoardTable, DesignedBoard } from './BoardDesign.ts';

const jsonObject: Shape<JsonObject> = (value, path) => {
  const found = json(value, path);
  return isObject(found) ? found : {};
};

/** The answer of `designs`. */
export const boardDesigns: Reader<BoardDesigns> = object<BoardDesigns>({
  boards: listOf(
    object<DesignedBoard>({
      ...{ name: text, title: text, version: number, isShipped: bool },
      ...{
        publishedBy: maybe(text),
        publishedAt: maybe(text),
        path: maybe(text),
        opens: text,
        schema: jsonObject,
      },
    }),
  ),
  tables: listOf(object<BoardTable>({ table: text, title: text, isView: bool })),
  roles: listOf(text),
});

/** What is wrong with a draft, as the screen shows it. */
export interface ShownBoardCheck {
  readonly issues: readonly Issue[];
}

type SentCheck = { readonly issues: readonly SentIssue[] };

const sentIssues = listOf(sentIssue, 10_000);

/** The answer of `check`. */
export const boardChecked: Reader<ShownBoardCheck, SentCheck> = reading(
  object<SentCheck>({ issues: sentIssues }),
  ({ issues }) => ({ issues: issues.map(shownIssue) }),
);

/** What the cards of a draft show, for the screen. */
export interface ShownBoardPreview extends ShownBoardCheck {
  readonly shown?: BoardAnswer;
  readonly cards: readonly CardAnswer[];
}

type SentPreview = SentCheck & { readonly shown?: BoardAnswer; readonly cards: readonly CardAnswer[] };

// The server makes both by the same types; cards draw what they know of them.
const cardAnswer: Shape<CardAnswer> = (value, path) => jsonObject(value, path) as unknown as CardAnswer;
const boardAnswer: Shape<BoardAnswer> = (value, path) => jsonObject(value, path) as unknown as BoardAnswer;

/** The answer of `preview`. */
export const boardPreviewed: Reader<ShownBoardPreview, SentPreview> = reading(
  object<SentPreview>({ issues: sentIssues, shown: maybe(boardAnswer), cards: listOf(cardAnswer, 100) }),
  ({ issues, ...rest }) => ({ ...rest, issues: issues.map(shownIssue) }),
);
