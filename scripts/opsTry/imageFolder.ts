import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../schema/schemaFiles.ts';

/** The paths that the last stage of the Dockerfile copies, as the build folder has them. */
const copied = (dockerfile: string): readonly { readonly from: readonly string[]; readonly to: string }[] => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  return [...last.matchAll(/^COPY (?:--from=build )?(.+)$/gm)].map(([, words = '']) => {
    const paths = words.split(' ');
    return { from: paths.slice(0, -1).map((path) => path.replace(/^\/app\//, '')), to: paths.at(-1) ?? '' };
  });
};

/**
 * Makes the folder /app of the image without Docker: what the Dockerfile copies, and its `npm ci --omit=dev`, readable by everybody and
 * writable by root only. Throws where a copied path does not exist.
 */
export function imageFolder(folder: string): void {
  const dockerfile = readFileSync(join(root, 'ops', 'Dockerfile'), 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const { from, to } of copied(dockerfile))
    for (const path of from) {
      if (!existsSync(join(root, path)))
        throw new Error(`the Dockerfile copies ${path}, which does not exist`);
      const isFolder = to.endsWith('/');
      const target = isFolder ? join(folder, to, path.slice(path.lastIndexOf('/') + 1)) : join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, path), target, { recursive: true, filter: (at) => at !== join(root, 'dist/bench') });
    }
  const [, command = ''] = /^RUN (npm ci --omit=dev)\b/m.exec(dockerfile) ?? [];
  if (command === '') throw new Error('the Dockerfile has no npm ci --omit=dev');
  const [name = '', ...words] = command.split(' ');
  const done = spawnSync(name, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (done.status !== 0) throw new Error(`${command}: ${done.stderr.slice(-2000)}`);
  chmodSync(folder, 0o755);
}
