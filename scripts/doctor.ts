import { examine } from './doctor/examine.ts';
import { runCommand } from './operator/runCommand.ts';

await runCommand('doctor', examine);
