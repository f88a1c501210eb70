import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.ts';

/** Adds an import and an entry to the text of a list file. Undefined when the file was restructured. */
export function withEntry(text: string, entry: string, from: string): string | undefined {
  const list = /= \[([^[\]]*)\];/.exec(text);
  if (!list) return undefined;
  const entries = (list[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const imported = `import { ${entry} } from '${from}';\n${text}`;
  return imported.replace(list[0], `= [${[...entries, entry].join(', ')}];`);
}

/**
 * Adds a plugin to both lists and returns the file names. For a restructured list, prints the import to add
 * by hand.
 */
export function register(name: string, root: string): readonly string[] {
  const { camel } = namesOf(name);
  const lists = [
    { file: 'plugins/index.ts', entry: `${camel}Plugin`, from: `./${name}/plugin.ts` },
    { file: 'plugins/server.ts', entry: `${camel}Model`, from: `./${name}/model.ts` },
  ];
  return lists.map(({ file, entry, from }) => {
    const path = join(root, file);
    const changed = withEntry(readFileSync(path, 'utf8'), entry, from);
    if (changed === undefined) process.stderr.write(`${file}: import { ${entry} } from '${from}'\n`);
    else writeFileSync(path, changed);
    return file;
  });
}
