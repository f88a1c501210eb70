import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { endpoint } from '../../runtime/wire/Endpoint.ts';
import { type Reader, reading } from '../../runtime/wire/Reader.ts';
import { anyone } from '../../runtime/wire/Right.ts';
import { listOf, nothing, number, object, or, text } from '../../runtime/wire/shape.ts';
import type { SearchFieldsBody } from '../../runtime/wire/tableSettings/SettingsBody.ts';
import { sentBody } from '../../server-mock/http/Call.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

interface Shape {
  readonly at: string;
  /** Names of its members, sorted. */
  readonly members: string;
}

/** Fewer members than this are alike by chance. */
const least = 3;

/** Types with members that a file writes out. */
function shapesOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): readonly Shape[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Shape[] = [];
  const add = (name: string, members: ts.NodeArray<ts.TypeElement>): void => {
    const names = members.filter(ts.isPropertySignature).map((member) => member.name.getText(source));
    if (names.length >= least && names.length === members.length)
      found.push({ at: `${path} ${name}`, members: names.sort().join() });
  };
  ts.forEachChild(source, (node) => {
    if (ts.isInterfaceDeclaration(node)) add(node.name.text, node.members);
    if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type))
      add(node.name.text, node.type.members);
  });
  return found;
}

/** Types that browser and server write out with the same members. */
function writtenTwice(browser: readonly Shape[], server: readonly Shape[]): readonly string[] {
  const byMembers = new Map(browser.map((shape) => [shape.members, shape.at] as const));
  return server.flatMap(({ at, members }) => {
    const twin = byMembers.get(members);
    return twin === undefined ? [] : [`${at} = ${twin}`];
  });
}

/** Endpoints of a file that do not say what they answer. */
function untypedIn({ path: file, text: source }: Pick<SourceFile, 'path' | 'text'>): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:endpoint|plainEndpoint)$/.test(node.expression.getText())) {
      const [told] = node.typeArguments ?? [];
      const { parent } = node;
      const path = ts.isCallExpression(parent) ? parent.arguments[1]?.getText() : undefined;
      if (told === undefined || /^(?:any|unknown|Undeclared)$/.test(told.getText()))
        found.push(`${file} ${path ?? ''}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const shapesIn = (rooms: readonly string[]): readonly Shape[] =>
  sourceFiles.filter(({ path }) => rooms.some((room) => path.startsWith(room))).flatMap(shapesOf);

/** Alike by chance: nothing of them crosses the wire. */
const unrelated: readonly string[] = [
  'server-mock/sqlParameters/placeholders.ts Placeholder = renderers/grid/reorder/RowMover.ts Lift',
];

describe('types of the wire', () => {
  it('are written once: browser and server have no two types with the same members', () => {
    const browser = shapesIn(['runtime/data/', 'runtime/store/', 'runtime/host/', 'renderers/', 'designer/']);
    const server = shapesIn(['server-mock/']);
    expect(browser.length).toBeGreaterThan(100);
    expect(server.length).toBeGreaterThan(100);
    expect(writtenTwice(browser, server).filter((pair) => !unrelated.includes(pair))).toEqual([]);
  });

  it('are written in runtime/wire once: neither browser nor server repeats one', () => {
    const wire = shapesIn(['runtime/wire/']);
    const others = shapesIn(['runtime/data/', 'runtime/store/', 'renderers/', 'designer/', 'server-mock/']);
    expect(wire.length).toBeGreaterThan(50);
    expect(writtenTwice(wire, others).filter((pair) => !unrelated.includes(pair))).toEqual([]);
  });

  it('every endpoint has the type of its answer', () => {
    const files = sourceFiles.filter(({ path }) => /^runtime\/wire\/.*Endpoints\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap(untypedIn)).toEqual([]);
  });

  it('an endpoint without the type of its answer is found', () => {
    const source = `export const a = {
      one: endpoint()('GET', '/api/one', signedIn),
      two: plainEndpoint<unknown>()('GET', '/api/two', signedIn),
      three: endpoint<null>()('GET', '/api/three', signedIn),
    };`;
    expect(untypedIn({ path: 'a.ts', text: source })).toEqual(["a.ts '/api/one'", "a.ts '/api/two'"]);
  });

  it('a reader fits the answer of its endpoint, a body the request', async () => {
    const answer = endpoint<
      { readonly n: number; readonly s: string | null; readonly list: readonly { readonly id: string }[] },
      { readonly key: string }
    >()('POST', '/api/:table/x', anyone);
    const http = new Http({
      token: () => undefined,
      locale: () => 'en',
      onToken: () => undefined,
      onUnauthorised: () => undefined,
      fetch: async () => Response.json({ status: true, data: { n: 1, s: null, list: [{ id: '7' }] } }),
    });
    const ask = { params: { table: 'a' }, body: { key: 'k' } };
    type Part = { readonly n: number; readonly s: string };
    const part = object<Part>({ n: number, s: or(text, '') });
    expect(await http.call(answer, ask, part)).toMatchObject({ ok: true, data: { n: 1, s: '' } });
    const count: Reader<number, Part> = reading(part, ({ n }) => n + 1);
    expect(await http.call(answer, ask, count)).toMatchObject({ ok: true, data: 2 });
    expect(await http.call(answer, ask, nothing)).toMatchObject({ ok: true });
    // @ts-expect-error The endpoint answers no `m`.
    await http.call(answer, ask, object<{ readonly m?: number }>({ m: or(number, 0) }));
    type Listed = { readonly list: readonly { readonly id: boolean }[] };
    const listed = object<Listed>({ list: listOf(object<Listed['list'][number]>({ id: () => true })) });
    // @ts-expect-error The ids are texts.
    await http.call(answer, ask, listed);
    // @ts-expect-error The path needs a table.
    await http.call(answer, { body: { key: 'k' } }, nothing);
    // @ts-expect-error The body has a key.
    await http.call(answer, { params: { table: 'a' }, body: { kye: 'k' } }, nothing);
  });

  it('an operation reads a body by the names of its endpoint', () => {
    const sent = sentBody<SearchFieldsBody>({ body: { workItemName: 'a', fields: ['b'] } });
    expect([sent.workItemName, sent.fields]).toEqual(['a', ['b']]);
    // @ts-expect-error The body has no `field`.
    expect(sent.field).toBeUndefined();
    expect(sentBody<SearchFieldsBody>({ body: ['a'] }).fields).toBeUndefined();
  });

  it('are found when they are written twice', () => {
    const text = 'export interface Row { readonly a: string; b?: number; readonly c: Date }';
    const [one] = shapesOf({ path: 'runtime/data/a.ts', text });
    const [two] = shapesOf({ path: 'server-mock/b.ts', text: 'type R = { c: Date; b: number; a: string };' });
    expect(writtenTwice(one ? [one] : [], two ? [two] : [])).toEqual([
      'server-mock/b.ts R = runtime/data/a.ts Row',
    ]);
  });
});
