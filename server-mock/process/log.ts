import { type Logger as Pino, pino } from 'pino';

/** Structured log of the process: JSON lines on stderr, because stdout carries the ready line and the demo accounts. */
export const createLog = (level: string): Pino =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Belt and braces: no code of ours logs these.
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'headers.authorization'],
        censor: '***',
      },
    },
    // Synchronous, so that the last words before an exit are not lost.
    pino.destination({ dest: 2, sync: true }),
  );
