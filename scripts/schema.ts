import { join } from 'node:path';
import { serverPlugins } from '../plugins/server.ts';
import { addPlugins } from '../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import type { Locale } from '../runtime/model/schema/Locale.ts';
import { check } from './schema/check.ts';
import { generate } from './schema/generate.ts';
import { migrateFiles } from './schema/migrate.ts';
import { report } from './schema/report.ts';
import { namedFiles, root, shippedFiles } from './schema/schemaFiles.ts';
import { world } from './schema/world.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.schema.join('\n')}
`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

addPlugins(serverPlugins);
const types = fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? []));

/** Commands by name, run on the named files. Each returns an exit code. */
const verbs: Readonly<Record<string, (names: readonly string[], locale: Locale) => number>> = {
  check(names, locale) {
    // A file checked by its path, outside `schemas/`, has no catalogue beside it.
    const options = { ...world, completeTexts: names.length === 0 };
    const { lines, failed, files } = check(shippedFiles(), namedFiles(names), types, options, locale);
    lines.forEach(say);
    if (!failed) say(locale === 'zh' ? `${files} 个文件，没有错误` : `${files} files, no errors`);
    return failed ? 1 : 0;
  },
  generate() {
    for (const name of generate(types, join(root, 'schemas/meta'))) say(`schemas/meta/${name}`);
    return 0;
  },
  migrate(names, locale) {
    const files = names.length > 0 ? namedFiles(names) : shippedFiles();
    const { migrated, issues } = migrateFiles(files, root);
    for (const { file, from, to } of migrated.filter(({ changed }) => changed))
      say(`${file} ${from} -> ${to}`);
    report(issues, files, locale).forEach(say);
    say(`${migrated.filter(({ changed }) => changed).length} of ${files.size} files changed`);
    return issues.length > 0 ? 1 : 0;
  },
};

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const [name = '', ...names] = words.filter((word) => !word.startsWith('--'));
const verb = Object.hasOwn(verbs, name === 'publish' ? 'generate' : name)
  ? verbs[name === 'publish' ? 'generate' : name]
  : undefined;
const unknown = options.find((option) => option !== '--zh' && option !== '--help');

if (options.includes('--help')) say(help);
else if (!verb || unknown !== undefined) {
  process.stderr.write(unknown === undefined ? help : `unknown option ${unknown}\n${help}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = verb(names, options.includes('--zh') ? 'zh' : 'en');
  } catch (error) {
    // A system message: ENOENT: no such file or directory, open '...'.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
