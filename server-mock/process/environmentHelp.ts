import help from './environmentHelp.json' with { type: 'json' };

/** Text of `--help`: each environment variable with its default and meaning. `npm start` reads the same file. */
export const environmentHelp = (): string => help.lines.join('\n');
