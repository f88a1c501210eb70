import type { Data } from '../../../../expressions/index.ts';
import { conditionTable } from '../../../../runtime/model/conditions/conditionField.ts';
import type { Document, DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { conditionDocument } from '../../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { dictionary } from '../../../dictionaries/options.ts';
import type { UserCall } from '../../../http/Call.ts';
import type { KnownPeople } from '../../people/KnownPeople.ts';

/** Maximum keys read of one dictionary. */
const most = 500;

type Label = (field: ResolvedField, value: Data) => string | undefined;

const partsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((one: unknown) => String(one ?? '').split(','))
    .filter((one) => one !== '');

/**
 * Labels of values in flow conditions and of the document's answers; reads only those, with the caller's
 * rights.
 */
export const reasonLabels = async (
  call: UserCall,
  full: DocumentTable,
  flows: readonly WorkflowDefinition[],
  document: Document,
  people: KnownPeople,
): Promise<Label> => {
  const asked = new Map<string, Set<string>>();
  const conditions = conditionDocument(full);
  const groups = flows.flatMap(({ nodes, lines }) => [...nodes, ...lines].flatMap((part) => part.groups));
  for (const { tableName, field: name, value } of groups.flatMap(({ tjOptions }) => tjOptions)) {
    const field = conditionTable(conditions, tableName ?? '')?.table.byName.get(name);
    if (field?.dataKey === undefined || field.data !== undefined || Object.hasOwn(ofPeople, name)) continue;
    const rows = tableName === undefined ? [document.main] : (document.details[tableName] ?? []);
    const keys = asked.get(field.dataKey) ?? new Set();
    for (const key of [...partsOf(value), ...rows.flatMap((row) => partsOf(row[name]))]) keys.add(key);
    asked.set(field.dataKey, keys);
  }
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const [dataKey, keys] of asked) {
    const found = await dictionary(call, dataKey, { keys: [...keys].slice(0, most), limit: most });
    labels.set(dataKey, new Map(found?.data.map(({ key, value }) => [String(key), value])));
  }
  return ({ field, dataKey }, value) =>
    ofPeople[field]?.(people, value) ?? labels.get(dataKey ?? '')?.get(String(value));
};

/** Fields of the creator; these users and roles were read with the people of the flow. */
const ofPeople: Readonly<Record<string, (people: KnownPeople, value: Data) => string | undefined>> = {
  CreateID: (people, value) => people.user(Number(value))?.name,
  CreateRoleId: (people, value) => people.role(Number(value))?.name,
};
