import { excel } from '../../../expressions/excel/index.ts';
import type { Data, DataObject, Language, Result, Scope, Tree } from '../../../expressions/index.ts';
import { parseJsonLogic, scopeOf } from '../../../expressions/index.ts';
import { inputScope, jsonata } from '../../../expressions/jsonata/index.ts';
import { jsonlogic } from '../../../expressions/jsonLogic/bare/index.ts';
import { ownValue } from '../../../expressions/values/ownValue.ts';
import type { EngineName } from '../caseFiles.ts';

/** An engine under test: its parser, and how its programs see data. */
export interface Engine {
  readonly name: EngineName;
  /** True when the source is a formula; else it is JSON. */
  readonly isText: boolean;
  readonly languages: readonly Language[];
  parse(source: string): Result<Tree>;
  scope(data: Data): Scope;
}

/** Wraps data that is no record under one name. */
const recordOf = (data: Data): DataObject =>
  // isArray does not narrow readonly arrays away.
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as DataObject) : { 数据: data };

export const engines: Readonly<Record<EngineName, Engine>> = {
  jsonata: {
    name: 'jsonata',
    isText: true,
    languages: [jsonata],
    parse: (source) => jsonata.parse(source),
    scope: inputScope,
  },
  excel: {
    name: 'excel',
    isText: true,
    languages: [excel],
    parse: (source) => excel.parse(source),
    scope: (data) => scopeOf(recordOf(data)),
  },
  jsonlogic: {
    name: 'jsonlogic',
    isText: false,
    languages: [jsonlogic],
    parse: (source) => jsonlogic.parse(source),
    scope: (data) => ({ read: (name) => ownValue(data, name) as Data | undefined, whole: () => data }),
  },
  conditions: {
    name: 'conditions',
    isText: false,
    languages: [],
    parse: parseCondition,
    scope: (data) => scopeOf(recordOf(data)),
  },
};

function parseCondition(source: string): Result<Tree> {
  let logic: unknown;
  try {
    logic = JSON.parse(source);
  } catch {
    const to = source.length;
    return { ok: false, error: { code: 'invalid-json', message: 'This is no JSON.', from: 0, to } };
  }
  return parseJsonLogic(logic);
}
