import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../schema/schemaFiles.ts';
import { program } from './program.ts';
import { shipped } from './shipped.ts';
import { NotHere, type Trial } from './Trial.ts';

/** The files that need systemd and Docker: read by these programs, where they are. */
export async function unitFiles(trial: Trial): Promise<void> {
  await trial.step('systemd reads the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jig-unit-'));
    try {
      const file = join(folder, 'jig@.service');
      // The program exists on this machine elsewhere.
      writeFileSync(file, shipped('systemd/jig@.service', [['/usr/bin/node', process.execPath]]));
      program('systemd-analyze', [
        'verify',
        '--man=no',
        join(folder, 'jig@8081.service').replace('@8081', '@'),
      ]);
      const said = program('systemd-analyze', ['security', '--offline=true', '--no-pager', file]);
      return said.split('\n').at(-1)?.trim() ?? '';
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  await trial.step('docker builds the image', () => {
    try {
      program('docker', ['info']);
    } catch {
      throw new NotHere('no docker daemon answers');
    }
    program('docker', ['build', '-f', 'ops/Dockerfile', '-t', 'jig:try', '.'], root);
    return '';
  });
  await trial.step('docker compose reads compose.yaml', () => {
    try {
      program('docker', ['compose', 'version']);
    } catch {
      throw new NotHere('docker compose is not installed');
    }
    process.env.JIG_SITE = 'localhost';
    program('docker', ['compose', '-f', 'ops/compose.yaml', 'config', '--quiet'], root);
    return '';
  });
}
