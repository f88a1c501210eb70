import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesOf } from './names.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));

/**
 * Writes a plugin into `folder/name` from the templates; answers the files from the checkout's root. In file names and
 * texts `__name__`, `__camel__`, `__pascal__`, `__table__` stand for the names, `__root__` for the way to the checkout.
 */
export function scaffold(name: string, folder: string, root: string): readonly string[] {
  const target = join(folder, name);
  const words: Readonly<Record<string, string>> = {
    ...namesOf(name),
    root: relative(target, root).replaceAll('\\', '/'),
    place: relative(root, target).replaceAll('\\', '/'),
  };
  const filled = (text: string): string =>
    text.replace(/__([a-z]+)__/g, (place, word: string) => words[word] ?? place);
  return readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = join(entry.parentPath, entry.name);
      // Templates end with .txt, so that no tool takes them for sources.
      const file = join(target, filled(relative(templates, template)).replace(/\.txt$/, ''));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, filled(readFileSync(template, 'utf8')), { flag: 'wx' });
      return relative(root, file).replaceAll('\\', '/');
    })
    .sort();
}
