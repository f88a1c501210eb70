import { restore } from './operator/restore.ts';
import { runCommand } from './operator/runCommand.ts';

await runCommand('restore', restore);
