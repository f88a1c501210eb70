import help from './environmentHelp.json' with { type: 'json' };

/** What `--help` prints: each environment variable with its default and meaning. `npm start` reads the same file. */
export const environmentHelp = (): string => help.lines.join('\n');
