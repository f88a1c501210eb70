import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, guide } from './formulas/documents.ts';
import { root } from './schema/schemaFiles.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.formulas.join('\n')}
`;

if (process.argv.includes('--help')) process.stdout.write(help);
else
  for (const [path, text] of documents(readFileSync(join(root, guide), 'utf8'))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`${path}\n`);
  }
