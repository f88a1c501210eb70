import { once } from 'node:events';
import type { RunOptions } from '../expressions/index.ts';
import { readEnvironment } from '../server-mock/process/environment.ts';
import { formatTime } from '../server-mock/time/formatTime.ts';
import { answerLine } from './eval/answerLine.ts';
import { linesOf } from './eval/linesOf.ts';
import scripts from './usage.json' with { type: 'json' };

const help = `${scripts.usage.eval.join('\n')}
`;

/** Maximum characters per write. */
const BATCH = 64 * 1024;

async function main(): Promise<void> {
  const { TIME_ZONE, TIME_ZONE_FILE, NOW, NOW_FILE } = process.env;
  const read = readEnvironment({ TIME_ZONE, TIME_ZONE_FILE, NOW, NOW_FILE });
  if (!read.ok) {
    process.stderr.write(`${read.problems.join('\n')}\n`);
    process.exitCode = 2;
    return;
  }
  const { timeZone, now } = read.environment;
  const clock = (): RunOptions => {
    const instant = now ?? new Date();
    return { now: formatTime(instant, timeZone), instant: instant.getTime(), random: Math.random };
  };
  // The process that reads the output may stop at any time.
  process.stdout.on('error', () => process.exit(0));
  for await (const lines of linesOf(process.stdin)) {
    let answers = '';
    for (const line of lines) {
      answers += `${await answerLine(line, clock)}\n`;
      if (answers.length > BATCH) {
        await write(answers);
        answers = '';
      }
    }
    await write(answers);
  }
}

/** Writes text and waits while the output stream is full. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

if (process.argv.includes('--help')) process.stdout.write(help);
else await main();
