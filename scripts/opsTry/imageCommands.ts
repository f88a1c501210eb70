import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nobody, type ProductProcess } from './ProductProcess.ts';
import type { Trial } from './Trial.ts';

/** The commands of operators in the image's folder, beside its running servers, as their account. */
export async function imageCommands(
  trial: Trial,
  { folder, environment, port }: ProductProcess,
  room: string,
): Promise<void> {
  const backups = join(room, 'backups');
  mkdirSync(backups);
  spawnSync('chown', [`${nobody}:${nobody}`, backups]);
  const run = (words: readonly string[]): string => {
    const done = spawnSync(process.execPath, [...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: room, PORT: String(port), ...environment },
      encoding: 'utf8',
      ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
    });
    if (done.status !== 0)
      throw new Error(`${words.join(' ')} ended with ${done.status}: ${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const command = (name: string, ...words: string[]): string =>
    run(['scripts/run.mjs', `scripts/${name}.ts`, ...words]);
  await trial.step('in the image: health check, config, doctor, backup, and a look at restoring it', () => {
    run(['ops/health.mjs']);
    run(['ops/health.mjs', '--wait', '5', 'readyz']);
    if (!command('config').includes('DATABASE_URL=postgres:'))
      throw new Error('config does not know DATABASE_URL');
    command('doctor');
    const made = JSON.parse(command('backup', backups, '--keep', '7d', '--json')) as {
      file: string;
      rows: number;
    };
    command('restore', made.file, '--dry-run', '--data-dir', join(backups, 'restored'));
    return `${made.rows} rows`;
  });
}
