import ts from 'typescript';
import { describe, expect, it } from 'vitest';
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

  it('are found when they are written twice', () => {
    const text = 'export interface Row { readonly a: string; b?: number; readonly c: Date }';
    const [one] = shapesOf({ path: 'runtime/data/a.ts', text });
    const [two] = shapesOf({ path: 'server-mock/b.ts', text: 'type R = { c: Date; b: number; a: string };' });
    expect(writtenTwice(one ? [one] : [], two ? [two] : [])).toEqual([
      'server-mock/b.ts R = runtime/data/a.ts Row',
    ]);
  });
});
