import { backup } from './operator/backup.ts';
import { runCommand } from './operator/runCommand.ts';

await runCommand('backup', backup);
