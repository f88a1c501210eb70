import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { refusal } from './renderer/refusal.ts';
import { register } from './renderer/register.ts';
import { scaffold } from './renderer/scaffold.ts';
import { root } from './schema/schemaFiles.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.renderer.join('\n')}
`;

const [verb, ...rest] = process.argv.slice(2).filter((word) => word !== '--help');
const at = rest.indexOf('--into');
const into = at < 0 ? 'plugins' : rest[at + 1];
const [name, ...more] = at < 0 ? rest : rest.toSpliced(at, 2);

const fail = (code: number, text: string): void => {
  process.stderr.write(text);
  process.exitCode = code;
};

if (process.argv.includes('--help')) process.stdout.write(help);
else if (verb !== 'new' || name === undefined || into === undefined || more.length > 0) fail(2, help);
else {
  const refused = refusal(name, join(root, into));
  if (refused) fail(1, `${refused.zh}\n${refused.en}\n`);
  else {
    const made = scaffold(name, join(root, into), root);
    const listed = into === 'plugins' ? register(name, root) : [];
    const files = [...made, ...listed];
    // Line breaks and import order depend on the name, and the lint check requires both.
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root });
    for (const file of files) process.stdout.write(`${file}\n`);
    process.stdout.write(`\nnpx vitest run ${into}/${name}\n`);
  }
}
