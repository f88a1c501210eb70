import {
  compile,
  type Data,
  isNumeric,
  isTruthy,
  type Program,
  readPaths,
  type Scope,
} from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../formulas/fieldNames.ts';
import { fieldTypes } from '../formulas/fieldTypes.ts';
import { formulaLanguages } from '../formulas/formulaLanguages.ts';
import { readFormula } from '../formulas/readExpression.ts';
import { detailScope, headerField, headerScope, mainName } from '../formulas/recordScope.ts';
import type { Condition, Formula } from '../schema/Condition.ts';
import type { PrintBlock, PrintSchema, PrintValue } from '../schema/PrintSchema.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { blockKindOf } from './blocks/blockKinds.ts';
import type { FilledBlock, FilledPrint } from './FilledPrint.ts';
import type { PrintWorld } from './PrintWorld.ts';
import { valueKindOf } from './values/valueKinds.ts';

/** Where a value stands: the header of a document, or one row of a detail. */
export interface PrintPlace {
  readonly table: ResolvedTable;
  readonly row: Row;
  readonly document: Document;
  readonly scope: Scope;
  /** Position of the row from 1; 0 in the header. */
  readonly index: number;
}

/** A field with its value at a place. */
interface PlacedField {
  readonly field: ResolvedField;
  readonly value: Cell;
}

/** Most labels of one row. */
const mostCopies = 1000;

interface Expression {
  readonly program: Program;
  readonly isReadable: boolean;
}

/** Puts the values of documents into a template. Formulas are compiled once for all documents. */
export class Filler {
  readonly world: PrintWorld;
  /** Titles of the fields that are blank because the user may not read them. */
  readonly withheld = new Set<string>();
  /** Formulas that gave no value, in words for people who write templates. */
  readonly failed = new Set<string>();
  /** Paths of the pictures that are printed. */
  readonly pictures = new Set<string>();
  readonly #programs = new Map<ResolvedTable, Map<unknown, Expression | undefined>>();

  constructor(world: PrintWorld) {
    this.world = world;
  }

  /** One document in the words and numbers of a template. */
  fill(template: PrintSchema, document: Document): FilledPrint {
    return this.#filled(template, this.header(document));
  }

  #filled(template: PrintSchema, place: PrintPlace): FilledPrint {
    const part = (blocks: readonly PrintBlock[] = []): readonly FilledBlock[] => this.blocks(blocks, place);
    return { header: part(template.header), body: part(template.body), footer: part(template.footer) };
  }

  /** One document as a label run, or as it is: a filled template for each sheet or label. At most `most`. */
  fillRun(template: PrintSchema, document: Document, most: number): readonly FilledPrint[] {
    const { each } = template;
    const header = this.header(document);
    const places = each?.detail === undefined ? [header] : this.rows(each.detail, document);
    const made: FilledPrint[] = [];
    for (const place of places) {
      const copies = each?.copies === undefined ? 1 : this.#copies(each.copies, place);
      const filled = this.#filled(template, place);
      for (let copy = 0; copy < copies && made.length < most; copy += 1) made.push(filled);
      if (made.length >= most) break;
    }
    return made;
  }

  #copies(formula: Formula, place: PrintPlace): number {
    const result = this.formula(formula, place);
    const count = isNumeric(result) ? Math.ceil(Number(result)) : 1;
    return Math.min(Math.max(count, 0), mostCopies);
  }

  /** What the user reads when the template does not print this document; undefined: it does. */
  exclusion(template: PrintSchema, document: Document): string | undefined {
    const place = this.header(document);
    // One that fails, or reads what the user may not, excludes: nothing is printed by mistake.
    return template.excludes?.find(({ when }) => this.formula(when, place) !== false)?.message;
  }

  /** The blocks that this place prints. */
  blocks(blocks: readonly PrintBlock[], place: PrintPlace): readonly FilledBlock[] {
    return blocks.flatMap((block) => {
      const { markOf } = this.world;
      if (markOf === undefined && block.when !== undefined && !this.holds(block.when, place)) return [];
      const filled = blockKindOf(block)?.fill(block, this, place);
      const mark = markOf?.(block);
      return filled === undefined ? [] : [mark === undefined ? filled : { ...filled, mark }];
    });
  }

  /** The text of a value; empty when the user may not read it. */
  text(value: PrintValue, place: PrintPlace): string {
    return valueKindOf(value)?.text(value, this, place) ?? '';
  }

  /** The value as data, for sums and codes; null when the user may not read it. */
  data(value: PrintValue, place: PrintPlace): Data {
    return valueKindOf(value)?.data?.(value, this, place) ?? null;
  }

  /** The title of the field that a value prints. */
  titleOf(value: PrintValue, table: ResolvedTable): string {
    const name = valueKindOf(value)?.fieldOf?.(value);
    return (name === undefined ? undefined : this.#named(name, table)?.field.title) ?? '';
  }

  /** The field of this name and its value; undefined: it is gone, or the user may not read it. */
  field(name: string, { table, row, document }: PrintPlace): PlacedField | undefined {
    const named = this.#named(name, table);
    if (named === undefined || !this.#mayRead(named.owner, named.field)) return undefined;
    const from = named.owner === table ? row : document.main;
    return { field: named.field, value: from[named.field.field] ?? null };
  }

  /** The path of the first picture of a field; undefined: there is none, or the user may not read it. */
  picture(name: string, place: PrintPlace): string | undefined {
    const placed = this.field(name, place);
    const path = placed?.field.kind.files?.(placed.value)[0]?.path;
    if (path !== undefined) this.pictures.add(path);
    return path;
  }

  /** The value of a formula; null when it fails, or reads what the user may not. */
  formula(formula: Formula, { table, scope }: PrintPlace): Data {
    const expression = this.#expression(formula, table);
    if (expression?.isReadable !== true) return null;
    const answer = expression.program.run(scope, { now: this.world.facts.now });
    if (answer.ok) return answer.value;
    this.failed.add(answer.error.message);
    return null;
  }

  /** Whether a condition holds. One that fails, or reads what the user may not, does not. */
  holds(condition: Condition, place: PrintPlace): boolean {
    return isTruthy(this.formula(condition, place));
  }

  /** The rows of a detail as places. */
  rows(detail: string, document: Document): readonly PrintPlace[] {
    const table = this.world.doc.details.find((one) => one.table.table === detail)?.table;
    if (table === undefined) return [];
    return (document.details[detail] ?? []).map((row, at) => ({
      ...{ table, row, document, index: at + 1 },
      scope: detailScope(row, document.main),
    }));
  }

  /** The header of a document as a place. */
  header(document: Document): PrintPlace {
    const table = this.world.doc.main;
    return { table, row: document.main, document, index: 0, scope: headerScope(document) };
  }

  #named(name: string, table: ResolvedTable): { owner: ResolvedTable; field: ResolvedField } | undefined {
    const ofMain = headerField(name);
    const owner = ofMain === undefined ? table : this.world.doc.main;
    const field = owner.byName.get(ofMain ?? name);
    return field === undefined ? undefined : { owner, field };
  }

  #mayRead(owner: ResolvedTable, field: ResolvedField): boolean {
    const isReadable = this.world.readable.get(owner.table)?.has(field.field) === true;
    if (!isReadable) this.withheld.add(field.title);
    return isReadable;
  }

  #expression(formula: Formula, table: ResolvedTable): Expression | undefined {
    const known = this.#programs.get(table) ?? new Map<unknown, Expression | undefined>();
    this.#programs.set(table, known);
    if (!known.has(formula)) known.set(formula, this.#compiled(formula, table));
    return known.get(formula);
  }

  #compiled(formula: Formula, table: ResolvedTable): Expression | undefined {
    const { main, details } = this.world.doc;
    const isHeader = table === main;
    const around = {
      details: isHeader ? details.map((detail) => detail.table) : [],
      mains: isHeader ? [] : [main],
    };
    const tree = readFormula(formula, fieldNames(table, around));
    if (!tree.ok) {
      this.failed.add(tree.error.message);
      return undefined;
    }
    const options = { languages: formulaLanguages(), functions: pluginFunctions() };
    return {
      program: compile(tree.value, { ...fieldTypes(table, around), ...options }),
      // Every path counts, so that a sum over hidden cells is blank and never a wrong number.
      isReadable: readPaths(tree.value)
        .map((path) => this.#mayReadPath(path, table))
        .every(Boolean),
    };
  }

  #mayReadPath(path: string, table: ResolvedTable): boolean {
    if (path === mainName) return false;
    const detail = this.world.doc.details.find((one) => one.table.table === path.split('.')[0])?.table;
    if (detail === undefined || table !== this.world.doc.main) {
      const named = this.#named(path, table);
      return named !== undefined && this.#mayRead(named.owner, named.field);
    }
    const field = detail.byName.get(path.slice(detail.table.length + 1));
    // A path to the rows alone says how many there are.
    return field === undefined ? path === detail.table : this.#mayRead(detail, field);
  }
}
