import '../../../runtime/model/explain/allMessages.ts';
import { readFileSync, statSync } from 'node:fs';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { readBatch } from '../../../server-mock/codegen/batch/readBatch.ts';
import { isAsking, takeBatch } from '../../../server-mock/codegen/batch/takeBatch.ts';
import { withServer } from '../../withServer.ts';
import { environmentAt } from '../openData.ts';
import { placeOf } from './placeOf.ts';
import type { Verb } from './Verb.ts';

/** Most bytes of a file that is read at all. */
const mostBytes = 200_000_000;

/**
 * `schema import`: takes what another installation published. Exit codes: 0 taken (or could be), 1 it is refused, 3 both sides
 * changed something, roles would get more rights, or a new table would show old rows; only with 0 anything is stored.
 */
export const importSchemas: Verb = {
  options: {
    '--data-dir': 'value',
    '--take': 'value',
    '--rights': 'value',
    '--old-rows': 'value',
    '--dry-run': 'flag',
  },
  takes: [1, 2],
  async run(call) {
    const { names, options, locale, say } = call;
    const [file = '', url] = names;
    const side = options.get('--take');
    if (side !== undefined && side !== 'here' && side !== 'file')
      throw new Error(`--take is ${side}; it must be here or file`);
    const rights = options.get('--rights');
    if (rights !== undefined && rights !== 'give' && rights !== 'keep')
      throw new Error(`--rights is ${rights}; it must be give or keep`);
    const oldRows = options.get('--old-rows');
    if (oldRows !== undefined && oldRows !== 'take')
      throw new Error(`--old-rows is ${oldRows}; it must be take`);
    const answers = { side, rights, takesOldRows: oldRows === 'take' } as const;
    const list = (word: string, issues: readonly Issue[]): void => {
      for (const issue of issues) say(`${word.padEnd(10)} ${issue.path} ${messageOf(issue, locale)}`);
    };
    if (statSync(file).size > mostBytes) throw new Error(`${file} is larger than ${mostBytes} bytes`);
    const read = readBatch(file, readFileSync(file, 'utf8'));
    if ('issues' in read) {
      list('refused', read.issues);
      return 1;
    }
    const isDry = options.has('--dry-run');
    const result = await withServer(environmentAt(placeOf(url, call)), (context, user) =>
      takeBatch(context, read.batch, { user, requestId: 'schema import', isDry, ...answers }),
    );
    for (const { how, kind, name } of result.steps) say(`${how.padEnd(10)} ${kind} ${name}`);
    list('conflict', result.conflicts);
    list('widens', result.widens);
    list('old rows', result.oldRows);
    list('kept', result.notes);
    list('refused', result.issues);
    if (result.issues.length > 0) return 1;
    return isAsking(result, answers) ? 3 : 0;
  },
};
