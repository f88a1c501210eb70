import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What a session of PostgreSQL keeps, as SQL says it. Behind a pooler the next transaction has another session. */
const kept: Readonly<Record<string, RegExp>> = {
  'a setting':
    /\bset_config\s*\([^)]*,\s*false\s*\)|(?:^|;)\s*set\s+(?:session|role|time zone|[\w.]+\s*=|[\w.]+\s+to\s+['\d]|[\w.]+\s+to\s+default)|(?:^|;)\s*reset\s+\w+/i,
  'a lock': /\bpg_(?:try_)?advisory_(?:lock|unlock)/i,
  'a channel': /(?:^|;)\s*(?:un)?listen\s/i,
  'a statement with a name': /(?:^|;)\s*(?:prepare|deallocate)\s+\w+/i,
  'a table': /\bcreate\s+(?:local\s+)?temp(?:orary)?\s+table\b(?![\s\S]*\bon commit drop\b)/i,
  'a cursor': /\bwith hold\b/i,
  everything: /(?:^|;)\s*discard\s/i,
  'what it last did': /\b(?:currval|lastval)\s*\(/i,
};

/** Where a session belongs to the product: a connection that no pooler is allowed on, or a choice made for one that keeps settings. */
const ownSessions = [
  'server-mock/db/PostgresChannel.ts',
  'server-mock/db/session/keptSettings.ts',
  'server-mock/db/pgliteWorker.ts',
];

/** Texts of a file; what is computed in them is left out. */
const textsOf = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('x'));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
};

const keptIn = (text: string): readonly string[] =>
  Object.keys(kept).filter((what) => kept[what]?.test(text) === true);

describe('a statement', () => {
  it('keeps nothing on its connection, but where the connection is the product’s own', () => {
    const found = sourceFiles
      .filter(({ path }) => path.startsWith('server-mock/') && !ownSessions.includes(path))
      .flatMap(({ path, text }) =>
        textsOf(path, text).flatMap((one) =>
          keptIn(one).map((what) => `${path}: ${what}: ${one.slice(0, 80)}`),
        ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ["select set_config('timezone', $1, false)", 'a setting'],
    ['set statement_timeout = 5', 'a setting'],
    ['begin; set search_path = x', 'a setting'],
    ['select pg_advisory_lock($1)', 'a lock'],
    ['select pg_try_advisory_lock(1)', 'a lock'],
    ['listen jig', 'a channel'],
    ['prepare x as select 1', 'a statement with a name'],
    ['create temp table t (n int)', 'a table'],
    ['declare c cursor with hold for select 1', 'a cursor'],
    ["select currval('s')", 'what it last did'],
  ])('%s keeps %s', (text, what) => {
    expect(keptIn(text)).toEqual([what]);
  });

  it.each([
    "select set_config('timezone', $1, true)",
    'set local statement_timeout = 5',
    'set transaction read only',
    'update "Customer" set "Enable" = 1',
    'select pg_advisory_xact_lock($1)',
    'create temporary table t on commit drop as select 1',
  ])('%s keeps nothing', (text) => {
    expect(keptIn(text)).toEqual([]);
  });
});
