import { describe, expect, it } from 'vitest';
import '../../../runtime/model/explain/allMessages.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { diffFlows } from '../../../runtime/model/workflow/definition/diffFlows.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import cases from './cases/diffFlows.json' with { type: 'json' };
import { companyWithout } from './company.ts';
import { doc } from './smallWorld.ts';

interface Drawn {
  readonly row?: Row;
  readonly nodes: readonly object[];
  readonly lines: readonly object[];
}

const read = ({ row = {}, nodes, lines }: Drawn) =>
  readDefinition({ ...row, NodeConfig: JSON.stringify(nodes), LineConfig: JSON.stringify(lines) }, doc);

describe('what one version of a flow changes of another #W48', () => {
  it.each(cases as unknown as readonly { says: string; before: Drawn; now: Drawn; words: string[] }[])(
    '$says',
    ({ before, now, words }) => {
      const found = diffFlows(read(before), read(now), {
        document: doc,
        people: companyWithout(),
        locale: 'zh',
        titleOf: () => '流程名称',
        headers: [before.row ?? {}, now.row ?? {}],
      });
      const said = found.map(({ what, how, changed }) => {
        const parts = changed.map(({ title, from, to }) => {
          const between = to === undefined ? '' : `${from === '' ? '（空）' : (from ?? '')}→${to}`;
          return `${title} ${between}`;
        });
        return `${text(`editor.${how}`, 'zh')} ${what}: ${parts.join('; ')}`;
      });
      expect(said).toEqual(words);
    },
  );
});
