import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const server = sourceFiles.filter(({ path }) => path.startsWith('server-mock/'));

/** Text from `start` to the bracket that closes the first one opened there. */
const balanced = (text: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if ('({'.includes(char)) depth += 1;
    if (')}'.includes(char) && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
};

const bodiesOf = (text: string, opening: RegExp): readonly string[] =>
  [...text.matchAll(opening)].map(({ index }) => balanced(text, index));

const topLevel = (text: string): readonly string[] =>
  text.split(/\n(?=(?:export )?(?:const|async function|function) )/);

/** Top-level functions that receive a transaction. */
const functionsWithin = (text: string): readonly string[] =>
  topLevel(text).filter((part) => /\btx: Queryable\b/.test(part));

/** Types that allow leaving a transaction: the whole context, and all that carry it. */
const wholeContext = /: (?:UserCall|Call|ServerContext|Database|SaveState)\b/;

const parametersOf = (part: string): string => balanced(part, part.indexOf('('));

/** Names of functions that receive the whole context; `exported` limits them to exported ones. */
const leavingFunctions = (text: string, exported: boolean): readonly string[] =>
  topLevel(text).flatMap((part) => {
    const named = /^(export )?(?:const|async function|function) (\w+)(?: = (?:async )?\(|\()/.exec(part);
    if (named?.[2] === undefined || (exported && named[1] === undefined)) return [];
    return wholeContext.test(parametersOf(part)) ? [named[2]] : [];
  });

/** Ways out of a transaction: the database itself, and calls that wait for other calls. */
const wayOut = /\bcontext\.(?:db|totals|rights|inFlight)\b|\b(?:allDictionaries|everyOption|textBounds)\(/;

describe('a transaction', () => {
  it('uses its own handle: neither the database nor a shared cache stands in its body', () => {
    const leaving = server.flatMap(({ path, text }) =>
      [
        ...bodiesOf(text, /\.transaction\(/g),
        ...functionsWithin(text).filter((one) => !one.includes('.transaction(')),
      ].flatMap((body) => (wayOut.test(body) ? [`${path}: ${wayOut.exec(body)?.[0]}`] : [])),
    );
    expect(leaving).toEqual([]);
  });

  it('hands on a context without ways out: TransactionContext, to functions of its own', () => {
    const handed = server.flatMap(({ path, text }) =>
      functionsWithin(text)
        .map(parametersOf)
        .filter((parameters) => /\btx: Queryable\b/.test(parameters) && wholeContext.test(parameters))
        .map(() => path),
    );
    expect(handed).toEqual([]);
    const everywhere = new Set(server.flatMap(({ text }) => leavingFunctions(text, true)));
    const called = server.flatMap(({ path, text }) => {
      const here = new Set(leavingFunctions(text, false));
      return bodiesOf(text, /\.transaction\(/g).flatMap((body) =>
        [...body.matchAll(/(?<![.\w])(\w+)\(/g)].flatMap(([, name = '']) =>
          everywhere.has(name) || here.has(name) ? [`${path}: ${name}`] : [],
        ),
      );
    });
    expect(called).toEqual([]);
  });

  it('waits for no promise of another call: whatever keeps promises refuses to be asked inside one', () => {
    const keeping = /\b(?:Weak)?Map<[\w ,|.]*Promise<|\breadonly value: Promise</;
    const unguarded = server
      .filter(({ path, text }) => keeping.test(text) && !path.startsWith('server-mock/db/'))
      .filter(({ text }) => !text.includes('refuseWaitInTransaction('))
      .map(({ path }) => path);
    expect(unguarded).toEqual([]);
  });
});

describe('what a process keeps', () => {
  it('is not kept by the database: each call has a database of its own', () => {
    const byDatabase = /\b(?:Weak)?Map<(?:[^<>,]*\['db'\]|Database)\s*,/;
    expect(server.filter(({ text }) => byDatabase.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
