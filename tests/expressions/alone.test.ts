import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, type SourceFile, sourceFiles } from '../architecture/sourceFiles.ts';

const files = sourceFiles.filter(({ path }) => path.startsWith('expressions/'));
const byPath = new Map(files.map((file) => [file.path, file]));

/** Files that a file imports at once, without lazy imports. */
function broughtBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = byPath.get(path);
  if (file === undefined || seen.has(path)) return seen;
  seen.add(path);
  for (const next of file.files) if (!isLazy(file, next) && !isTypeOnly(file, next)) broughtBy(next, seen);
  return seen;
}

/** True when every import of a file names types alone, which bring nothing. */
function isTypeOnly({ text }: SourceFile, imported: string): boolean {
  const name = (imported.split('/').at(-1) ?? '').replace('.', '\\.');
  const imports = [...text.matchAll(new RegExp(`^(import|export)( type)? [^;]*?from '[^']*/${name}'`, 'gm'))];
  return imports.length > 0 && imports.every(([, , type]) => type !== undefined);
}

function isLazy({ text }: SourceFile, imported: string): boolean {
  const name = imported.split('/').at(-1) ?? '';
  return text.includes('import(') && !new RegExp(`from '[^']*${name.replace('.', '\\.')}'`).test(text);
}

describe('the folder expressions', { timeout: 60_000 }, () => {
  it('imports nothing outside itself and one package, in one file that loads when it is needed', () => {
    expect(files.length).toBeGreaterThan(90);
    const outside = files.flatMap((file) =>
      file.files.filter((path) => !byPath.has(path)).map((to) => [file.path, to]),
    );
    expect(outside).toEqual([]);
    const users = files.filter(({ packages }) => packages.length > 0);
    expect(
      [...new Set(users.flatMap(({ packages }) => packages))].filter((name) => name !== 're2js'),
    ).toEqual([]);
    expect(users.length).toBeLessThanOrEqual(1);
    const eager = files.flatMap(({ path }) => [...broughtBy(path)]);
    for (const { path } of users) expect(eager.filter((one) => one === path)).toEqual([path]);
  });

  it('brings no grammar besides conditions and arithmetic with its index', () => {
    const brought = [...broughtBy('expressions/index.ts')];
    expect(brought).toContain('expressions/jsonLogic/parseJsonLogic.ts');
    expect(brought.filter((path) => /\/(bare|jsonata|excel)\//.test(path))).toEqual([]);
  });

  it('asks the host for nothing but a stopwatch: no clock, no chance, no network, no screen', () => {
    const host =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b|\bprocess\.\w|\bglobalThis\b|\bwindow\.\w|\bdocument\.\w|\bfetch\(|\blocalStorage\b|\bconsole\.\w/;
    expect(files.filter(({ text }) => host.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('runs on its own, as every example of its README shows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jig-expressions-'));
    try {
      cpSync(join(root, 'expressions'), folder, { recursive: true });
      const examples = examplesOf(readFileSync(join(folder, 'README.md'), 'utf8'));
      expect(examples.length).toBeGreaterThanOrEqual(6);
      examples.forEach((example, index) => {
        writeFileSync(join(folder, `example${index}.ts`), example);
      });
      writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
      const all = examples.map((_, index) => `import './example${index}.ts';`).join('\n');
      writeFileSync(join(folder, 'all.ts'), all);
      const loader = join(root, 'node_modules/tsx/dist/loader.mjs');
      const run = spawnSync(process.execPath, ['--import', loader, join(folder, 'all.ts')], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.stdout.split('\n').filter((line) => line.startsWith('differs'))).toEqual([]);
      expect(run.stdout.match(/^agrees$/gm)?.length).toBeGreaterThanOrEqual(15);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Code blocks with each `expression; // => JSON` turned into a comparison. */
function examplesOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const check = `import { isDeepStrictEqual } from 'node:util';
const check = (found: unknown, wanted: unknown) =>
  console.log(isDeepStrictEqual(found, wanted) ? 'agrees' : \`differs \${JSON.stringify([found, wanted])}\`);
`;
  return blocks.map((code) => check + code.replace(/^(.*); \/\/ => (.*)$/gm, 'check($1, $2);'));
}
