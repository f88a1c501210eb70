import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesOf } from './names.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));

/**
 * Writes a plugin into `folder/name` from the templates. Returns the file paths from the repository root.
 * Replaces `__name__`, `__camel__`, `__pascal__` and `__table__` by the names, and `__root__` by the path to
 * the checkout, in file names and texts.
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
      // Templates end in .txt, so that tools do not treat them as sources.
      const file = join(target, filled(relative(templates, template)).replace(/\.txt$/, ''));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, filled(readFileSync(template, 'utf8')), { flag: 'wx' });
      return relative(root, file).replaceAll('\\', '/');
    })
    .sort();
}
