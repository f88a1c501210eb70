import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from '../../expressions/index.ts';

export type EngineName = 'jsonata' | 'excel' | 'jsonlogic' | 'conditions';

/** One case in the form of any case file. */
export type CaseRecord = Readonly<Record<string, Data>>;

/** A case, identified by what is evaluated on which data. */
export interface KnownCase {
  readonly file: string;
  readonly engine: EngineName;
  /** A formula or JSON Logic. */
  readonly source: Data;
  readonly data: Data;
  /** Expectations; a case without any proves nothing. */
  readonly expects: CaseRecord;
  /** True when an error value or a refusal is expected. */
  readonly isError: boolean;
}

interface Folder {
  readonly path: string;
  readonly engine: EngineName;
  /** Formula of a case; undefined when it has none. */
  readonly source: (given: CaseRecord) => Data | undefined;
}

/** Folders of cases; every JSON file in them is one list. */
const folders: readonly Folder[] = [
  { path: 'cases', engine: 'conditions', source: ({ logic }) => logic },
  { path: 'jsonlogic/cases', engine: 'jsonlogic', source: ({ logic }) => logic },
  { path: 'jsonlogic', engine: 'jsonlogic', source: ({ logic }) => logic },
  { path: 'jsonata/cases', engine: 'jsonata', source: ({ expr }) => expr },
  { path: 'jsonata/functions', engine: 'jsonata', source: ({ expr }) => expr },
  { path: 'excel', engine: 'excel', source: ({ formula }) => formula },
  { path: 'excel/cases', engine: 'excel', source: ({ formula }) => formula },
  { path: 'excel/functions', engine: 'excel', source: excelSource },
  { path: 'excel/microsoft', engine: 'excel', source: ({ formula }) => formula },
];

/** Cases of formats and amounts name only value and format. */
function excelSource({ formula, value, format }: CaseRecord): Data | undefined {
  if (formula !== undefined) return formula;
  return format === undefined
    ? `=大写金额(${value})`
    : `=TEXT(${value},"${String(format).replaceAll('"', '""')}")`;
}

/** Member names for an expected result and for an expected error. */
const results = ['value', 'near', 'undefined', 'text', 'type', 'sql', 'errors', 'ours', 'below', 'because'];
const refusals = ['code', 'error', 'refused'];

/** All cases of all files, unchanged. */
export function knownCases(): readonly KnownCase[] {
  return folders.flatMap(({ path, engine, source }) =>
    filesIn(path).flatMap((file) =>
      listIn(file).flatMap((given) => {
        const from = source(given);
        return from === undefined ? [] : [knownCase(`${path}/${file.name}`, engine, from, given)];
      }),
    ),
  );
}

function knownCase(file: string, engine: EngineName, source: Data, given: CaseRecord): KnownCase {
  const expects = Object.fromEntries(
    Object.entries(given).filter(([key]) => [...results, ...refusals].includes(key)),
  );
  const refused = refusals.some((key) => expects[key] !== undefined);
  const listed = Array.isArray(expects.errors) && expects.errors.length > 0;
  return {
    file,
    engine,
    source,
    data: given.data ?? null,
    expects,
    isError: refused || listed || isErrorValue(expects.value),
  };
}

/** Whether a value is an error value of Excel. */
function isErrorValue(value: Data | undefined): boolean {
  return typeof value === 'object' && value !== null && 'error' in value;
}

interface CaseFile {
  readonly name: string;
  readonly path: string;
}

function filesIn(path: string): readonly CaseFile[] {
  const folder = join(import.meta.dirname, path);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name, path: join(folder, name) }));
}

function listIn({ path }: CaseFile): readonly CaseRecord[] {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  // A case file is a list of objects; other files have no cases.
  return Array.isArray(read) ? read.filter((given) => typeof given === 'object' && given !== null) : [];
}
