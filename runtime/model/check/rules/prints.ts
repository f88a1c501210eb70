import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { headerField } from '../../formulas/recordScope.ts';
import { blockKindOf } from '../../print/blocks/blockKinds.ts';
import { papers, sheetOf } from '../../print/papers.ts';
import { valueKindOf } from '../../print/values/valueKinds.ts';
import type { Formula } from '../../schema/Condition.ts';
import type { Issue } from '../../schema/Issue.ts';
import { type PrintBlock, type PrintSchema, type PrintValue, printsOf } from '../../schema/PrintSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

type Steps = readonly (string | number)[];

/** Finds mistakes in one template whose table is known. */
class TemplateCheck {
  readonly #subject: CheckSubject;
  readonly #print: PrintSchema;
  readonly #main: ResolvedTable;
  /** The table whose values the blocks print: that of the rows in a label run. */
  readonly #place: ResolvedTable;

  constructor(subject: CheckSubject, print: PrintSchema, main: ResolvedTable) {
    this.#subject = subject;
    this.#print = print;
    this.#main = main;
    const rows = print.each?.detail;
    this.#place = (rows === undefined ? undefined : subject.table(rows)?.table) ?? main;
  }

  *issues(): Iterable<Issue> {
    yield* this.#paper();
    yield* this.#run();
    for (const [at, { when }] of (this.#print.excludes ?? []).entries())
      yield* this.#expression(when, this.#main, ['excludes', at, 'when']);
    for (const part of ['header', 'body', 'footer'] as const)
      for (const [at, block] of (this.#print[part] ?? []).entries())
        yield* this.#block(block, [part, at], part === 'body');
  }

  *#run(): Iterable<Issue> {
    const { each } = this.#print;
    const details = this.#main.details.map(({ table }) => table);
    if (each?.detail !== undefined && !details.includes(each.detail))
      yield unknownName('print.unknownDetail', this.#at('each', 'detail'), each.detail, details, {
        table: this.#main.table,
      });
    if (each?.copies !== undefined) yield* this.#expression(each.copies, this.#place, ['each', 'copies']);
  }

  *#paper(): Iterable<Issue> {
    const { paper } = this.#print;
    const sheet = sheetOf(paper);
    if (sheet === undefined)
      yield unknownName(
        'print.unknownPaper',
        this.#at('paper', 'size'),
        String(paper.size),
        Object.keys(papers),
      );
    else if (
      sheet.margins.left + sheet.margins.right >= sheet.width ||
      sheet.margins.top + sheet.margins.bottom >= sheet.height
    )
      yield schemaIssue('print.noRoom', this.#at('paper', 'margins'));
  }

  *#block(block: PrintBlock, steps: Steps, isBody: boolean): Iterable<Issue> {
    const kind = blockKindOf(block);
    if (kind === undefined) return;
    if (kind.flows === true && !isBody)
      yield schemaIssue('print.flowsHere', this.#at(...steps, 'kind'), { name: kind.name });
    if (kind.isHeaderOnly === true && steps[0] !== 'header')
      yield schemaIssue('print.headerOnly', this.#at(...steps, 'kind'), { name: kind.name });
    yield* this.#reach(block, steps);
    if (block.when !== undefined) yield* this.#expression(block.when, this.#place, [...steps, 'when']);
    const details = this.#main.details.map(({ table }) => table);
    for (const [detail, own] of kind.details?.(block) ?? [])
      if (!details.includes(detail))
        yield unknownName('print.unknownDetail', this.#at(...steps, ...own), detail, details, {
          table: this.#main.table,
        });
    for (const { value, detail, steps: own, isPicture = false } of kind.values(block)) {
      const table = detail === undefined ? this.#place : this.#subject.table(detail)?.table;
      if (table === undefined) continue;
      yield* this.#value(value, table, [...steps, ...own]);
      if (isPicture) yield* this.#picture(value, table, [...steps, ...own]);
    }
    for (const [inner, own] of kind.inner?.(block) ?? [])
      yield* this.#block(inner, [...steps, ...own], false);
  }

  *#reach(block: PrintBlock, steps: Steps): Iterable<Issue> {
    const reach = blockKindOf(block)?.reach?.(block);
    const sheet = sheetOf(this.#print.paper);
    if (reach === undefined || sheet === undefined) return;
    const { margins } = sheet;
    const room = {
      width: sheet.width - margins.left - margins.right,
      height: sheet.height - margins.top - margins.bottom,
    };
    if (reach.width > room.width || reach.height > room.height)
      yield schemaIssue('print.beyondPaper', this.#at(...steps, 'height'), room);
  }

  *#picture(value: PrintValue, table: ResolvedTable, steps: Steps): Iterable<Issue> {
    const field = table.byName.get(valueKindOf(value)?.fieldOf?.(value) ?? '');
    if (field !== undefined && field.kind.isPicture !== true)
      yield schemaIssue('print.noPicture', this.#at(...steps, 'field'), { name: field.field });
  }

  *#value(value: PrintValue, table: ResolvedTable, steps: Steps): Iterable<Issue> {
    const kind = valueKindOf(value);
    const name = kind?.fieldOf?.(value);
    if (kind !== undefined && name !== undefined) {
      const ofMain = headerField(name);
      const owner = ofMain === undefined ? table : this.#main;
      if (!owner.byName.has(ofMain ?? name))
        yield unknownName('schema.unknownField', this.#at(...steps, kind.name), name, owner.byName.keys(), {
          table: owner.table,
        });
    }
    const formula = kind?.formulaOf?.(value);
    if (kind !== undefined && formula !== undefined)
      yield* this.#expression(formula, table, [...steps, kind.name]);
  }

  #expression(expression: Formula, table: ResolvedTable, steps: Steps): Iterable<Issue> {
    return expressionIssues(expression, this.#at(...steps), readableBy(this.#subject, table));
  }

  #at(...steps: Steps): string {
    return this.#subject.at(this.#print, ...steps);
  }
}

/** Finds print templates of unknown tables, fields, details and papers, and expressions that cannot run. */
export const prints: SchemaRule = {
  name: 'prints',
  *check(subject) {
    for (const print of printsOf(subject.bundle).values()) {
      const table = subject.table(print.table)?.table;
      if (table === undefined)
        yield unknownName(
          'schema.unknownTable',
          subject.at(print, 'table'),
          print.table,
          subject.bundle.tables.keys(),
        );
      else yield* new TemplateCheck(subject, print, table).issues();
    }
  },
};
