import { serverPlugins } from '../plugins/server.ts';
import { addPlugins } from '../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { examine } from './doctor/examine.ts';
import { readWords } from './schema/verbs/readWords.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.doctor.join('\n')}
`;

addPlugins(serverPlugins);
const types = fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? []));
const read = readWords(['doctor', ...process.argv.slice(2)], { doctor: examine });

if (read === 'help') process.stdout.write(help);
else if ('wrong' in read) {
  process.stderr.write(read.wrong === '' ? help : `${read.wrong}\n${help}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await read.verb.run({
      ...read,
      types,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    // A system message, or what the operator has to do.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
