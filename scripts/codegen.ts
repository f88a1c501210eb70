import { importIntoDirectory } from './codegen/importIntoDirectory.ts';
import { importOverHttp } from './codegen/importOverHttp.ts';
import { readEntries } from './codegen/readEntries.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.codegen.join('\n')}
`;

const words = process.argv.slice(2);
const optionValue = (option: string): string | undefined => {
  const at = words.indexOf(option);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const url = optionValue('--url');
const user = optionValue('--user') ?? 'admin';
const isDry = words.includes('--dry-run');
const isConfirmed = words.includes('--confirm');
const [verb, ...files] = words.filter((word) => word !== '--dry-run' && word !== '--confirm');

const end = (code: number, lines: readonly string[]): void => {
  const out = code === 0 ? process.stdout : process.stderr;
  for (const line of lines) out.write(`${line}\n`);
  process.exitCode = code;
};

if (verb !== 'import' || files.length === 0 || files.some((file) => file.startsWith('--'))) end(2, [help]);
else
  try {
    const entries = (await Promise.all(files.map(readEntries))).flat();
    const password = process.env.ADMIN_PASSWORD ?? 'jig-demo';
    const done =
      url === undefined
        ? await importIntoDirectory(entries, { isDry, isConfirmed })
        : await importOverHttp(entries, { url, user, password, isDry, isConfirmed });
    end(done.ok ? 0 : 1, done.lines);
  } catch (error) {
    end(1, [error instanceof Error ? error.message : String(error)]);
  }
