import { compile, type Program, type Scope } from '../../../expressions/index.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { headerScope } from '../../../runtime/model/formulas/recordScope.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { Facts } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { WorkingHours } from '../../../runtime/model/workflow/engine/WorkingHours.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';

/** Sources of facts: the saved record, its creator and current people. */
export interface FactSources {
  readonly full: DocumentTable;
  readonly document: Document;
  readonly creatorId: number;
  readonly people: KnownPeople;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
  /** Working hours; when absent the built-in default applies. */
  readonly workingHours?: WorkingHours | undefined;
}

const programs = new WeakMap<readonly ConditionGroup[], Program>();

/** Definitions are cached, so each condition is compiled once. */
const programOf = (groups: readonly ConditionGroup[], full: DocumentTable): Program => {
  const known = programs.get(groups);
  if (known !== undefined) return known;
  const made = compile(groupsToTree(groups, conditionDocument(full)));
  programs.set(groups, made);
  return made;
};

/** Scope of flow conditions: main row, detail rows and creator. */
export const flowScope = ({ document, creatorId, people }: FactSources): Scope => {
  const creator = people.user(creatorId);
  const main = {
    ...document.main,
    CreateID: creatorId,
    CreateRoleId: creator?.roleIds.join(',') ?? null,
    CreateDeptId: creator?.department ?? null,
  };
  return headerScope({ main, details: document.details });
};

/** Facts about one saved document; evaluates conditions on main row, detail rows and creator. */
export const flowFacts = (sources: FactSources): Facts => {
  const { full, people, now, workingHours } = sources;
  const scope = flowScope(sources);
  return {
    people,
    now,
    ...(workingHours === undefined ? {} : { workingHours }),
    holds: ({ groups }) => {
      if (groups.length === 0) return true;
      const answer = programOf(groups, full).run(scope, { now });
      return answer.ok && answer.value === true;
    },
  };
};

/** Whether a condition of the flow reads detail rows; otherwise they are not loaded. */
export const asksRows = (flow: WorkflowDefinition | undefined): boolean =>
  [...(flow?.nodes ?? []), ...(flow?.lines ?? [])].some(({ groups }) =>
    groups.some(({ tjOptions }) => tjOptions.some(({ tableName }) => tableName !== undefined)),
  );
