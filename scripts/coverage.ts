import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, testsById } from './coverage/coverageOf.ts';
import { readTests } from './coverage/readTests.ts';
import { root } from './schema/schemaFiles.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.coverage.join('\n')}
`;

if (process.argv.includes('--help')) process.stdout.write(help);
else {
  const path = join(root, 'docs/spec-coverage.md');
  const { text, faults } = coverageOf(readFileSync(path, 'utf8'), testsById(readTests()));
  writeFileSync(path, text);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
