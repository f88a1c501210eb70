import type { Amount, RunOptions } from '../../expressions/index.ts';
import { compare, subtract } from '../../expressions/index.ts';
import { isClosed } from '../../runtime/model/access/documentState.ts';
import { amountOf } from '../../runtime/model/fields/totalsByMeasure.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import { quantityOf, rowsIn } from '../../runtime/model/links/carriedBy.ts';
import { type DocumentLink, takesClosed } from '../../runtime/model/links/DocumentLink.ts';
import { sourceRoom } from '../../runtime/model/links/sourceRoom.ts';
import { unlikeSource } from '../../runtime/model/links/unlikeSource.ts';
import type { SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { keyText } from '../records/keyText.ts';
import type { CarriedIssue } from './carriersOf.ts';
import type { LinkIndex } from './LinkIndex.ts';
import type { LinkQuantities } from './LinkQuantities.ts';
import { nameOfRow } from './nameOfRow.ts';
import type { LockedRow, SourceRows } from './SourceRows.ts';
import { fieldTitle, linkTitle, tableTitle } from './saidTexts.ts';
import { saidWhole } from './saidWhole.ts';
import type { Touch } from './touchedSources.ts';

/** What a check of documents that carry more, or otherwise, reads. */
export interface Checking {
  readonly index: LinkIndex;
  readonly sources: SourceRows;
  readonly quantities: LinkQuantities;
  /** Sources that closed by themselves: the tolerance alone decides about them. */
  readonly closedByLinks: ReadonlySet<string>;
  readonly options: RunOptions;
}

/** The place of a carrying row: its field, and the key of a row that was there before; a new one is known by its index. */
const placeOf = (
  { target }: DocumentLink,
  { change }: Touch,
  index: number | undefined,
  field: string,
): Pick<SaveIssue, 'path' | 'row'> => {
  const name = headerField(field);
  if (name !== undefined || index === undefined) return { path: name ?? field };
  const path = `${target.table.table}[${index}].${field}`;
  const keyOf = (row: Row | undefined): string => keyText(row?.[target.table.key]);
  const key = keyOf(change.after && rowsIn(target, change.after)[index]);
  const isOld =
    change.before !== undefined && rowsIn(target, change.before).some((row) => keyOf(row) === key);
  return isOld ? { path, row: key } : { path };
};

const issue = (
  link: DocumentLink,
  rule: string,
  place: Pick<SaveIssue, 'path' | 'row'>,
  params: CarriedIssue['issue']['params'] = {},
): CarriedIssue => ({
  issue: { ...place, rule, params: { title: linkTitle(link), ...params }, severity: 'error' },
});

const rowsOf = (touch: Touch): readonly (readonly [number | undefined, Row])[] => {
  const { after } = touch.change;
  if (after === undefined) return [];
  const rows = rowsIn(touch.link.target, after);
  return touch.after.at.flatMap((index) => {
    const row = rows[index ?? 0];
    return row === undefined ? [] : [[index, row] as const];
  });
};

/** Quantities that are not positive, and units without a factor. */
const amountIssues = (touch: Touch): readonly CarriedIssue[] => {
  const { link } = touch;
  const { carries } = link.schema;
  const { target } = link;
  return rowsOf(touch).flatMap(([index, row]) => {
    if (carries.factor !== undefined && (compare(amountOf(row[carries.factor]) ?? 0, 0) ?? 0) <= 0) {
      const field = fieldTitle(target.table, carries.factor);
      return [issue(link, 'link.noFactor', placeOf(link, touch, index, carries.factor), { field })];
    }
    if ((compare(quantityOf(link, row), 0) ?? 0) > 0) return [];
    return [issue(link, 'link.notPositive', placeOf(link, touch, index, carries.field))];
  });
};

/** Fields that must be as they are in the source. */
const differing = (touch: Touch, { row: source, document }: LockedRow): readonly CarriedIssue[] => {
  const { link, change } = touch;
  const main = change.after?.main ?? {};
  return rowsOf(touch).flatMap(([index, row]) =>
    unlikeSource(link, { row, main }, { row: source, main: document.main }).map(({ said, owner, field }) =>
      issue(link, 'link.differs', placeOf(link, touch, index, said), {
        field: fieldTitle(owner, field.field),
      }),
    ),
  );
};

/** What the document wants, and what others have taken. */
const overIssue = (
  checking: Checking,
  touch: Touch,
  locked: LockedRow,
  limits: {
    readonly rule: 'link.over' | 'link.returnOver';
    /** Field of the source row with `whole`. */
    readonly of: string;
    readonly whole: Amount;
    readonly most: Amount;
    readonly held: Amount;
  },
): CarriedIssue => {
  const { link } = touch;
  const wanted = touch.after.carried;
  const taken = subtract(limits.held, wanted) ?? 0;
  const left = subtract(limits.whole, taken) ?? 0;
  const isLast = touch.after.at.at(-1);
  const isFirst = (compare(taken, 0) ?? 0) <= 0;
  const rule = limits.rule === 'link.over' && !isFirst ? 'link.overBy' : limits.rule;
  const found = issue(link, rule, placeOf(link, touch, isLast, link.schema.carries.field), {
    name: nameOfRow(link, locked),
    whole: limits.rule === 'link.over' ? saidWhole(link, limits) : String(limits.whole),
    taken: String(taken),
    remaining: String((compare(left, 0) ?? 0) < 0 ? 0 : left),
    wanted: String(wanted),
  });
  return { ...found, by: { link, keys: [touch.key], except: [touch.change.key] } };
};

/** Checks one source row of one document. */
const checkTouch = (checking: Checking, touch: Touch): readonly CarriedIssue[] => {
  const { link, key } = touch;
  const { sources, quantities, index, closedByLinks, options } = checking;
  const text = keyText(key);
  const locked = sources.rows(link.source).get(text);
  const [first] = touch.after.at;
  if (locked === undefined)
    return touch.isChanged
      ? [issue(link, 'link.sourceGone', placeOf(link, touch, first, link.schema.via))]
      : [];
  if (!touch.isChanged || touch.change.after === undefined) return [];
  if (!link.isCarried(touch.change.after, options)) return [];
  const found = [...amountIssues(touch), ...differing(touch, locked)];
  if (found.length > 0 || !touch.isRaised) return found;
  const { main } = link.source.document;
  const place = `${main.table}\n${keyText(locked.document.main[main.key])}`;
  // What was delivered may come back after the order was closed.
  const isBarred = !takesClosed(link) && isClosed(locked.document.main) && !closedByLinks.has(place);
  if (isBarred || !link.isAllowed(locked.document, options))
    return [
      issue(link, 'link.sourceState', placeOf(link, touch, first, link.schema.via), {
        source: tableTitle(main),
        code: keyText(locked.document.main[main.nameField]),
      }),
    ];
  const state = quantities.stateOf(link, text, locked);
  const returned = link.schema.returns && index.link(link.schema.returns.of);
  const room =
    returned === undefined
      ? sourceRoom(link, state)
      : sourceRoom(link, state, quantities.stateOf(returned, text, locked).done);
  const { of, upTo = of } = link.schema.carries;
  if (!room.isOver && room.isBarred && room.upTo !== undefined)
    return [
      overIssue(checking, touch, locked, {
        ...{ rule: 'link.over', of: upTo, whole: room.upTo, most: room.upTo, held: room.held },
      }),
    ];
  if (!room.isOver) return [];
  const rule = returned === undefined ? 'link.over' : 'link.returnOver';
  return [
    overIssue(checking, touch, locked, { rule, of, whole: room.whole, most: room.most, held: room.held }),
  ];
};

/** Less is done of a row than has been returned of it. */
const belowReturned = (checking: Checking, touch: Touch): readonly CarriedIssue[] => {
  const { link, key } = touch;
  if (!touch.isLowered) return [];
  const text = keyText(key);
  const locked = checking.sources.rows(link.source).get(text);
  if (locked === undefined) return [];
  const done = checking.quantities.stateOf(link, text, locked).done;
  return checking.index.returnsOf(link).flatMap((one) => {
    const returned = checking.quantities.stateOf(one, text, locked).carried;
    if ((compare(returned, done) ?? 0) <= 0) return [];
    const params = { name: nameOfRow(link, locked), returned: String(returned) };
    return [issue(link, 'link.doneReturned', { path: '' }, params)];
  });
};

/** What came back is taken back again, although others carry it by now. */
const retaken = (checking: Checking, touch: Touch): readonly CarriedIssue[] => {
  const { link, key, isLowered } = touch;
  const { sources, quantities, index } = checking;
  const returned = link.schema.returns?.reopens === true ? index.link(link.schema.returns.of) : undefined;
  const text = keyText(key);
  const locked = sources.rows(link.source).get(text);
  if (!isLowered || returned === undefined || locked === undefined) return [];
  const room = sourceRoom(returned, quantities.stateOf(returned, text, locked));
  if (!room.isOver) return [];
  const params = { name: nameOfRow(link, locked), held: String(room.held), whole: String(room.whole) };
  const found = issue(link, 'link.retaken', { path: '' }, params);
  return [{ ...found, by: { link: returned, keys: [key], except: [] } }];
};

/** What is wrong with documents that now carry more of their sources, or otherwise; the first issue of each row. */
export const checkTaken = (checking: Checking, touches: readonly Touch[]): readonly CarriedIssue[] =>
  touches.flatMap((touch) => {
    const { table, key } = touch.change;
    const issues = [
      ...checkTouch(checking, touch),
      ...belowReturned(checking, touch),
      ...retaken(checking, touch),
    ];
    return issues.map((one) => ({ ...one, document: { table, key } }));
  });
