import { migrate } from './operator/migrate.ts';
import { runCommand } from './operator/runCommand.ts';

await runCommand('migrate', migrate);
