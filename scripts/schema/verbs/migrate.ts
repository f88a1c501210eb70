import { migrateFiles } from '../migrate.ts';
import { report } from '../report.ts';
import { namedFiles, root, shippedFiles } from '../schemaFiles.ts';
import type { Verb } from './Verb.ts';

/** `schema migrate`: brings files to the current format. */
export const migrate: Verb = {
  run({ names, locale, say }) {
    const files = names.length > 0 ? namedFiles(names) : shippedFiles();
    const { migrated, issues } = migrateFiles(files, root);
    for (const { file, from, to } of migrated.filter(({ changed }) => changed))
      say(`${file} ${from} -> ${to}`);
    report(issues, files, locale).forEach(say);
    say(`${migrated.filter(({ changed }) => changed).length} of ${files.size} files changed`);
    return issues.length > 0 ? 1 : 0;
  },
};
