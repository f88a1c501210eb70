import { serverPlugins } from '../plugins/server.ts';
import { addPlugins } from '../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { check } from './schema/verbs/check.ts';
import { exportSchemas } from './schema/verbs/exportSchemas.ts';
import { generate } from './schema/verbs/generate.ts';
import { importSchemas } from './schema/verbs/importSchemas.ts';
import { migrate } from './schema/verbs/migrate.ts';
import { readWords } from './schema/verbs/readWords.ts';
import type { Verb } from './schema/verbs/Verb.ts';
import { write } from './schema/verbs/write.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.schema.join('\n')}
`;

addPlugins(serverPlugins);
const types = fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? []));

/** Commands by name. */
const verbs: Readonly<Record<string, Verb>> = {
  check,
  generate,
  publish: generate,
  migrate,
  write,
  export: exportSchemas,
  import: importSchemas,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const read = readWords(process.argv.slice(2), verbs);

if (read === 'help') say(help);
else if ('wrong' in read) {
  process.stderr.write(read.wrong === '' ? help : `${read.wrong}\n${help}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await read.verb.run({ ...read, types, say });
  } catch (error) {
    // A system message: ENOENT: no such file or directory, open '...'.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
