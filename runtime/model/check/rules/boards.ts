import { askKindNamed } from '../../boards/asks/askKinds.ts';
import { type BoardSchema, boardsOf, type CardRows, type CardSchema } from '../../boards/BoardSchema.ts';
import { boardLimits } from '../../boards/boardLimits.ts';
import { cardKindOf } from '../../boards/cards/cardKinds.ts';
import { readGroups } from '../../conditions/readGroups.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import { measureField } from '../../fields/measureField.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type {} from '../../messages/boardCheck.ts'; // its keys
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

type Steps = readonly (string | number)[];

const dated: ReadonlySet<string> = new Set(['date', 'datetime']);

/** Finds mistakes in one board. */
class BoardCheck {
  readonly #subject: CheckSubject;
  readonly #board: BoardSchema;

  constructor(subject: CheckSubject, board: BoardSchema) {
    this.#subject = subject;
    this.#board = board;
  }

  *issues(): Iterable<Issue> {
    const ids = new Set<string>();
    for (const [at, card] of this.#board.cards.entries()) {
      if (ids.has(card.id))
        yield schemaIssue('board.sameCard', this.#at('cards', at, 'id'), { name: card.id });
      ids.add(card.id);
      const { x, w } = card.place;
      if (x + w > boardLimits.columns)
        yield schemaIssue('board.tooWide', this.#at('cards', at, 'place', 'w'), { name: card.id });
      yield* this.#card(card, ['cards', at]);
    }
    for (const [at, { kind, field }] of (this.#board.filters ?? []).entries()) {
      if (kind === 'choice' && field === undefined)
        yield schemaIssue('board.noFilterField', this.#at('filters', at, 'kind'));
      else if (field !== undefined && !this.#tables().some(({ byName }) => byName.has(field)))
        yield schemaIssue('board.idleFilter', this.#at('filters', at, 'field'), { name: field });
    }
  }

  /** Tables that cards ask. */
  #tables(): readonly ResolvedTable[] {
    return this.#board.cards.flatMap(({ asks }) => [
      ...this.#known(asks?.table),
      ...(asks?.counted ?? []).flatMap(({ table }) => this.#known(table)),
    ]);
  }

  #known(name: string | undefined): readonly ResolvedTable[] {
    const page = this.#subject.bundle.pages.find(({ api }) => api !== undefined && api === name);
    const table = name === undefined ? undefined : this.#subject.table(page?.table ?? name)?.table;
    return table === undefined ? [] : [table];
  }

  *#card(card: CardSchema, steps: Steps): Iterable<Issue> {
    const kind = cardKindOf(card);
    const { asks = {} } = card;
    yield* this.#routes(card, kind?.routes ?? [], steps);
    const asked = askKindNamed(kind?.asks);
    if (asked === undefined) return;
    if (!asked.isOfTable) {
      for (const [at, rows] of (asks.counted ?? []).entries())
        yield* this.#rows(rows, [...steps, 'asks', 'counted', at]);
      return;
    }
    yield* this.#rows(asks, [...steps, 'asks']);
    const [table] = this.#known(asks.table);
    if (table === undefined) return;
    const fields = [...asked.fields(asks)];
    for (const { field, mustBe, steps: own } of fields) {
      const found = table.byName.get(field);
      const place = this.#at(...steps, 'asks', ...own);
      if (found === undefined)
        yield unknownName('schema.unknownField', place, field, table.byName.keys(), { table: table.table });
      else if (mustBe === 'number' && columnTypes[found.columnType].valueType !== 'number')
        yield schemaIssue('schema.viewNumber', place, { name: field });
    }
    const measures = new Set(
      fields.flatMap(({ field, mustBe }) => {
        const found = mustBe === 'number' ? table.byName.get(field) : undefined;
        return (found && measureField(found)) ?? [];
      }),
    );
    if (measures.size > 1)
      yield schemaIssue('schema.chartMeasures', this.#at(...steps, 'asks', 'of'), {
        fields: [...measures].join(', '),
      });
    if ((asks.trend !== undefined || asks.compare !== undefined) && asks.period === undefined)
      yield schemaIssue('board.noPeriod', this.#at(...steps, 'asks'), { name: card.id });
  }

  /** Routes in these options that no page has. */
  *#routes({ options }: CardSchema, names: readonly string[], steps: Steps): Iterable<Issue> {
    if (names.length === 0) return;
    const { bundle } = this.#subject;
    const known = [
      ...bundle.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
      ...(this.#subject.options.routes ?? []),
    ];
    const there = new Set(known.map((route) => route.toLowerCase()));
    for (const name of names) {
      const listed = options?.[name];
      for (const [at, route] of (Array.isArray(listed) ? listed : []).entries())
        if (!there.has(String(route).toLowerCase()))
          yield unknownName(
            'schema.unknownPage',
            this.#at(...steps, 'options', name, at),
            String(route),
            known,
          );
    }
  }

  *#rows(rows: Partial<CardRows>, steps: Steps): Iterable<Issue> {
    const { table: name = '', date, period, where } = rows;
    const [table] = this.#known(name);
    if (table === undefined) {
      yield unknownName(
        'schema.unknownTable',
        this.#at(...steps, 'table'),
        name,
        this.#subject.bundle.tables.keys(),
      );
      return;
    }
    const field = date === undefined ? undefined : table.byName.get(date);
    if (date !== undefined && field === undefined)
      yield unknownName('schema.unknownField', this.#at(...steps, 'date'), date, table.byName.keys(), {
        table: table.table,
      });
    else if (field !== undefined && !dated.has(field.columnType))
      yield schemaIssue('board.noDate', this.#at(...steps, 'date'), { name: date ?? '' });
    if (period !== undefined && date === undefined)
      yield schemaIssue('board.periodNeedsDate', this.#at(...steps, 'period'), { period });
    const details = table.details.flatMap(({ foreignKey, ...schema }) => {
      const found = this.#subject.table(schema.table)?.table;
      return found === undefined || foreignKey === undefined
        ? []
        : [{ schema: { ...schema, foreignKey }, table: found }];
    });
    const { issues } = readGroups(where, { main: table, details }, 'view');
    for (const issue of issues) yield { ...issue, path: `${this.#at(...steps, 'where')}${issue.path}` };
  }

  #at(...steps: Steps): string {
    return this.#subject.at(this.#board, ...steps);
  }
}

/** Finds pages of unknown boards, cards of unknown tables, fields and conditions, numbers that are none, and filters that concern no card. */
export const boards: SchemaRule = {
  name: 'boards',
  *check(subject) {
    const all = boardsOf(subject.bundle);
    for (const board of all.values()) yield* new BoardCheck(subject, board).issues();
    for (const page of subject.bundle.pages) {
      const named = [
        { board: page.board, steps: ['board'] },
        ...(page.boards ?? []).map(({ board }, at) => ({ board, steps: ['boards', at, 'board'] })),
      ];
      for (const { board, steps } of named)
        if (board !== undefined && (all.get(board) === undefined || all.get(board)?.kept !== undefined))
          yield unknownName('board.noSuch', subject.at(page, ...steps), board, all.keys());
    }
  },
};
