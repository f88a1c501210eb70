import { type Logger as Pino, pino } from 'pino';

/**
 * Creates the structured log of the process: JSON lines on stderr, because stdout has the ready line and the demo
 * accounts.
 */
export const createLog = (level: string): Pino =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A safeguard: our code logs none of these.
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'headers.authorization'],
        censor: '***',
      },
    },
    // Synchronous, so that messages before an exit are not lost.
    pino.destination({ dest: 2, sync: true }),
  );
