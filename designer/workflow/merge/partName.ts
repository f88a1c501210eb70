import type { App } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { own } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { readConfig } from '../../../runtime/model/workflow/definition/readConfig.ts';
import type { PartDifference } from './mergeFlow.ts';

/** Display name of a part: the node's name, or the names of a line's ends, found in any of the rows. */
export function partName(t: App['t'], { column, part }: PartDifference, rows: readonly Row[]): string {
  const nameOf = (id: unknown): string => {
    const nodes = rows.flatMap((row) => readConfig('NodeConfig', row.NodeConfig).parts);
    const node = nodes.find(({ raw }) => String(own(raw, 'id')) === String(id));
    return String((node && own(node.raw, 'name')) || id);
  };
  const { raw } = part;
  return column === 'NodeConfig'
    ? t('flowWords.node', { name: String(own(raw, 'name') || part.key) })
    : t('flowWords.line', { name: `${nameOf(own(raw, 'from'))}→${nameOf(own(raw, 'to'))}` });
}
