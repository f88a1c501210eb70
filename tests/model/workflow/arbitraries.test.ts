import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf, walkOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { orderDocument } from '../orderDocument.ts';
import { flowRecord, flowRow } from './arbitraries.ts';
import { countedSeed } from './countedRuns.ts';

const doc = conditionDocument(orderDocument);

describe('generated flows', () => {
  it('are read without a problem, and every record goes on from every node', () => {
    const seen = { branches: 0, complete: 0, onNodes: 0, most: 0 };
    fc.assert(
      fc.property(flowRow, fc.array(flowRecord, { minLength: 5, maxLength: 5 }), (row, records) => {
        const { definition, issues, sources } = readDefinition(row, orderDocument, 1);
        expect(issues).toEqual([]);
        expect(stepsOf({ definition, sources })).toHaveLength(walkOf(definition).length);
        const byId = new Map(definition.nodes.map((node) => [node.id, node]));
        seen.most = Math.max(seen.most, definition.nodes.length);
        for (const node of definition.nodes.slice(0, -1)) {
          const ways = definition.lines
            .filter(({ from }) => from === node.id)
            .map((line) => [...line.groups, ...(byId.get(line.to)?.groups ?? [])]);
          const plain = ways.filter((groups) => groups.length === 0).length;
          expect(plain).toBeLessThan(2);
          seen.branches += Number(ways.length > 1);
          seen.complete += Number(plain === 0);
          seen.onNodes += Number(node.type === 'node' && node.groups.length > 0);
          const goesOn = records.every((record) =>
            ways.some((groups) => conditionHolds(groupsToTree(groups, doc), record) === true),
          );
          expect(goesOn).toBe(true);
        }
      }),
      { numRuns: randomCases, seed: countedSeed },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
  });
});
