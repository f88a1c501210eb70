import { nearest } from '../../expressions/jsonLogic/nearest.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { listRows } from '../workbooks/filling/FilledValues.ts';
import { type PlaceholderForm, placeholderForms } from './placeholderForms.ts';
import { templateFacts } from './templateFacts.ts';

/** What a placeholder names. */
export interface NamedPlaceholder {
  /** A detail, {@link listRows}, or undefined: the document. */
  readonly detail: string | undefined;
  /** Undefined: a fact, such as the day of the export. */
  readonly field: ResolvedField | undefined;
  readonly fact: string | undefined;
  readonly form: PlaceholderForm | undefined;
}

/** Why a placeholder names nothing. `detail`: whose row it stands in nevertheless. */
export type NameFault =
  | {
      readonly fault: 'unknown';
      readonly name: string;
      readonly suggestion: string | undefined;
      readonly owner: string;
      readonly detail: string | undefined;
    }
  | { readonly fault: 'ambiguous'; readonly name: string; readonly names: readonly string[] }
  | { readonly fault: 'unknownForm'; readonly name: string; readonly form: string };

/** Words for the rows of all documents, and for a single detail. */
const listWords = ['列表', 'list'];
const detailWords = ['明细', 'detail', 'details'];
const mainWords = ['主表', '单据', 'main', 'document'];

/** Signs between a name and how it is written. */
const formSign = /[:：|]/;

interface Owner {
  readonly detail: string | undefined;
  readonly table: ResolvedTable;
  readonly words: readonly string[];
}

type Fields = ReadonlyMap<string, readonly ResolvedField[]>;

const plainWord = (word: string): string => word.trim().toLowerCase();

/** Fields by their names and titles in every language, in lower case. */
const fieldsOf = (table: ResolvedTable, others: readonly ResolvedTable[]): Fields => {
  const found = new Map<string, ResolvedField[]>();
  for (const field of table.fields) {
    const titles = others.flatMap((one) => one.byName.get(field.field)?.title ?? []);
    for (const word of new Set(
      [field.field, field.title, field.columnTitle ?? field.title, ...titles].map(plainWord),
    ))
      found.set(word, [...(found.get(word) ?? []), field]);
  }
  return found;
};

/** Everything that placeholders of a table may name: fields by name or title, of the document and of its details. */
export class TemplateNames {
  readonly #owners: readonly (Owner & { readonly fields: Fields })[];
  readonly #main: string;

  /** `others`: the same document with titles in other languages. */
  constructor(doc: DocumentTable, others: readonly DocumentTable[]) {
    const owner = (one: Owner, same: readonly ResolvedTable[]) => ({
      ...one,
      fields: fieldsOf(one.table, same),
    });
    const mains = others.map(({ main }) => main);
    const details = doc.details.map(({ table }) => {
      const same = others.flatMap(
        (one) => one.details.find((other) => other.table.table === table.table)?.table ?? [],
      );
      const names = [table.table, table.cnName, ...same.map(({ cnName }) => cnName)];
      return owner(
        { detail: table.table, table, words: [...names, ...(doc.details.length === 1 ? detailWords : [])] },
        same,
      );
    });
    this.#main = doc.main.cnName;
    this.#owners = [
      owner(
        { detail: undefined, table: doc.main, words: [doc.main.table, doc.main.cnName, ...mainWords] },
        mains,
      ),
      ...details,
      owner({ detail: listRows, table: doc.main, words: listWords }, mains),
    ];
  }

  find(source: string): NamedPlaceholder | NameFault {
    const whole = this.#named(source);
    if (whole !== undefined) return 'fault' in whole ? whole : { ...whole, form: undefined };
    const parts = source.split(formSign);
    const written = parts.length > 1 ? (parts.pop() ?? '').trim() : undefined;
    if (written === undefined) return this.#unknown(source);
    const name = parts.join(':').trim();
    const named = this.#named(name);
    if (named === undefined) return this.#unknown(name);
    if ('fault' in named) return named;
    const form = placeholderForms.find(({ names }) => names.includes(plainWord(written)));
    if (form === undefined || !form.fits(named.field)) return { fault: 'unknownForm', name, form: written };
    return { ...named, form };
  }

  #owner(word: string) {
    return this.#owners.find(({ words }) => words.some((one) => plainWord(one) === plainWord(word)));
  }

  #named(
    source: string,
  ): Omit<NamedPlaceholder, 'form'> | Extract<NameFault, { fault: 'ambiguous' }> | undefined {
    const dot = source.indexOf('.');
    const owner = dot === -1 ? undefined : this.#owner(source.slice(0, dot));
    if (owner !== undefined) return this.#within(owner, source.slice(dot + 1));
    const [main, ...rest] = this.#owners;
    const own = main && this.#within(main, source);
    if (own !== undefined) return own;
    const details = rest.filter(({ detail }) => detail !== listRows);
    const found = details.flatMap((one) => {
      const named = this.#within(one, source);
      return named === undefined ? [] : [{ one, named }];
    });
    if (found.length > 1)
      return {
        ...{ fault: 'ambiguous', name: source },
        names: found.map(({ one }) => `${one.table.cnName}.${source}`),
      };
    return found[0]?.named;
  }

  #within(
    { detail, fields }: { readonly detail: string | undefined; readonly fields: Fields },
    name: string,
  ): Omit<NamedPlaceholder, 'form'> | Extract<NameFault, { fault: 'ambiguous' }> | undefined {
    const found = fields.get(plainWord(name)) ?? [];
    const [field, other] = found;
    if (field !== undefined && other !== undefined && field.field.toLowerCase() !== plainWord(name))
      return { fault: 'ambiguous', name, names: found.map((one) => one.field) };
    if (field !== undefined) return { detail, field, fact: undefined };
    const fact = templateFacts.find(({ names }) => names.includes(plainWord(name)));
    if (fact === undefined || (fact.isOfRows && detail === undefined)) return undefined;
    return { detail: fact.isOfRows ? detail : undefined, field: undefined, fact: fact.fact };
  }

  #unknown(source: string): NameFault {
    const dot = source.indexOf('.');
    const owner = dot === -1 ? undefined : this.#owner(source.slice(0, dot));
    const name = owner === undefined ? source : source.slice(dot + 1);
    const words = (
      owner === undefined ? this.#owners.filter(({ detail }) => detail !== listRows) : [owner]
    ).flatMap((one) =>
      one.table.fields.map((field) => ({
        written: one.detail === undefined ? field.title : `${one.words[1] ?? one.words[0]}.${field.title}`,
        names: [field.title, field.field],
      })),
    );
    const wanted = nearest(
      name,
      words.flatMap(({ names }) => names),
    );
    const close = words.find(({ names }) => wanted !== undefined && names.includes(wanted));
    const part = words.find(
      ({ names }) => name.length > 1 && names.some((one) => one.includes(name) || name.includes(one)),
    );
    return {
      ...{ fault: 'unknown', name, suggestion: (close ?? part)?.written },
      owner: owner?.table.cnName ?? this.#main,
      detail: owner?.detail,
    };
  }
}
