import '../../runtime/model/explain/allMessages.ts';
import { serverPlugins } from '../../plugins/server.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import { readWords } from '../schema/verbs/readWords.ts';
import type { Verb } from '../schema/verbs/Verb.ts';
import scripts from '../usage.json' with { type: 'json' };

/**
 * Runs a command that has no verbs of its own with the words of the command line, and sets the exit code: 1 for a refusal, 2 for
 * wrong words and for a place that cannot be used. With `--json` a refusal is a line of JSON too.
 */
export async function runCommand(name: keyof typeof scripts.usage, verb: Verb): Promise<void> {
  // A reader such as `head` may leave early.
  process.stdout.on('error', () => process.exit());
  const help = `${scripts.usage[name].join('\n')}\n`;
  addPlugins(serverPlugins);
  const types = fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? []));
  const read = readWords([name, ...process.argv.slice(2)], { [name]: verb });
  if (read === 'help') {
    process.stdout.write(help);
    return;
  }
  if ('wrong' in read) {
    process.stderr.write(read.wrong === '' ? help : `${read.wrong}\n${help}`);
    process.exitCode = 2;
    return;
  }
  try {
    process.exitCode = await read.verb.run({
      ...read,
      types,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    const isRefusal = error instanceof BackupRefusal;
    // Otherwise a system message, or what the operator has to do.
    const message = isRefusal
      ? error.in(read.locale)
      : error instanceof Error
        ? messageWithCause(error)
        : String(error);
    if (read.options.has('--json'))
      process.stdout.write(
        `${JSON.stringify({ ok: false, ...(isRefusal && { refused: error.key }), message })}\n`,
      );
    process.stderr.write(`${message}\n`);
    process.exitCode = isRefusal ? 1 : 2;
  }
}

const messageWithCause = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
