import { config } from './operator/config.ts';
import { runCommand } from './operator/runCommand.ts';

await runCommand('config', config);
