import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Filler, PrintPlace } from '../../runtime/model/print/Filler.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { Pace } from '../heavy/Pace.ts';
import type { Work } from '../http/Call.ts';
import { contentOf } from '../operations/exporting/exportColumns.ts';
import { numberOf } from '../prints/chooseTemplate.ts';
import type { ReadDocuments } from '../prints/readDocuments.ts';
import {
  type FilledDocument,
  type FilledValue,
  type Filling,
  type FillingPlan,
  keyOfUse,
  listRows,
  type PlaceholderPlan,
} from '../workbooks/filling/FilledValues.ts';
import type { FoundPlaceholder } from '../workbooks/filling/TemplateReading.ts';
import { pictureForm } from './placeholderForms.ts';
import type { NamedPlaceholder, TemplateNames } from './TemplateNames.ts';
import type { TemplatePictures } from './TemplatePictures.ts';

type ValueOf = (filler: Filler, place: PrintPlace, pictures: TemplatePictures) => FilledValue;

interface Column {
  readonly value: ValueOf;
}

/** Key of the values of a document among those of details. */
const ofDocument = '';

/** What fills the placeholders of a template with documents of a table. */
export class TemplatePlan {
  /** Placeholders that name nothing (any more), as written. They stay blank. */
  readonly gone = new Set<string>();
  readonly plan: FillingPlan;
  /** Fields whose pictures are shown, by table. */
  readonly pictureFields = new Map<string, Set<string>>();
  /** Columns by detail. */
  readonly #columns = new Map<string, Column[]>();
  readonly #doc: DocumentTable;
  readonly #locale: Locale;

  /** `readable`: fields by table that the user may read; undefined: all. */
  constructor(
    found: readonly FoundPlaceholder[],
    names: TemplateNames,
    doc: DocumentTable,
    locale: Locale,
    readable: ReadonlyMap<string, ReadonlySet<string>> | undefined,
  ) {
    this.#doc = doc;
    this.#locale = locale;
    const plan: Record<string, PlaceholderPlan> = {};
    for (const one of found) {
      const key = keyOfUse(one);
      if (Object.hasOwn(plan, key)) continue;
      const named = names.find(one.source);
      if ('fault' in named) {
        this.gone.add(one.source);
        const detail = named.fault === 'unknown' ? named.detail : undefined;
        plan[key] = { detail, at: -1, isWithheld: true };
      } else plan[key] = this.#planOf(named, one.isAlone, readable);
    }
    this.plan = plan;
  }

  get hasList(): boolean {
    return Object.values(this.plan).some(({ detail }) => detail === listRows);
  }

  /** Whether anything is filled for each document, and not in a list only. */
  get isPerDocument(): boolean {
    return Object.values(this.plan).some(({ detail }) => detail !== listRows);
  }

  /** The values of these documents. */
  async fill(
    filler: Filler,
    { documents }: ReadDocuments,
    pictures: TemplatePictures,
    work?: Work,
  ): Promise<Filling> {
    const filled: FilledDocument[] = [];
    const list: (readonly FilledValue[])[] = [];
    const pace = new Pace();
    const valuesAt = (detail: string, place: PrintPlace): readonly FilledValue[] =>
      (this.#columns.get(detail) ?? []).map(({ value }) => value(filler, place, pictures));
    for (const document of documents) {
      if (pace.isDue) await pace.rest();
      work?.signal.throwIfAborted();
      work?.tell({ phase: 'filling', done: filled.length, total: documents.length });
      const header = filler.header(document);
      const rows: Record<string, readonly (readonly FilledValue[])[]> = {};
      for (const detail of this.#columns.keys())
        if (detail !== ofDocument && detail !== listRows)
          rows[detail] = filler.rows(detail, document).map((place) => valuesAt(detail, place));
      filled.push({ name: numberOf(document, this.#doc), values: valuesAt(ofDocument, header), rows });
      if (this.hasList) list.push(valuesAt(listRows, { ...header, index: list.length + 1 }));
    }
    return { plan: this.plan, documents: filled, list };
  }

  #planOf(
    { detail, field, fact, form }: NamedPlaceholder,
    isAlone: boolean,
    readable: ReadonlyMap<string, ReadonlySet<string>> | undefined,
  ): PlaceholderPlan {
    const key = detail ?? ofDocument;
    const add = (value: ValueOf): number => {
      const columns = this.#columns.get(key) ?? [];
      this.#columns.set(key, columns);
      columns.push({ value });
      return columns.length - 1;
    };
    if (field === undefined) {
      const read: ValueOf = (filler, place) => filler.text({ fact: fact ?? '' }, place);
      const isNumber = fact === 'index' && isAlone;
      return { detail, at: add(isNumber ? (_, { index }) => index : read) };
    }
    const { field: name } = field;
    const table = detail === undefined || detail === listRows ? this.#doc.main.table : detail;
    const isWithheld = readable !== undefined && readable.get(table)?.has(name) !== true;
    if (isWithheld)
      return { detail, at: add((filler, place) => filler.text({ field: name }, place)), isWithheld };
    const own = form ?? (field.kind.isPicture === true && isAlone ? pictureForm : undefined);
    if (own === pictureForm) {
      const fields = this.pictureFields.get(table) ?? new Set();
      this.pictureFields.set(table, fields.add(name));
    }
    if (own !== undefined)
      return { detail, at: add((filler, place, pictures) => own.value(name, filler, place, pictures)) };
    const { cell, format } = contentOf(field, this.#locale);
    const isTyped = isAlone && field.dataKey === undefined && field.data === undefined && format !== '@';
    if (!isTyped) return { detail, at: add((filler, place) => filler.text({ field: name }, place)) };
    const value: ValueOf = (filler, place) => {
      const made = cell(filler.field(name, place)?.value ?? null, undefined);
      return made instanceof Date ? made.toISOString() : made;
    };
    return {
      ...{ detail, at: add(value) },
      ...(format === undefined ? {} : { format }),
      ...(format?.startsWith('yyyy') ? { isDate: true } : {}),
    };
  }
}
