import { compile, type Program, type Scope } from '../../../expressions/index.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { headerScope } from '../../../runtime/model/formulas/recordScope.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { Facts } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { WorkingHours } from '../../../runtime/model/workflow/time/WorkingHours.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';

/** What facts are made of: the saved record, whoever made it, and people as they are now. */
export interface FactSources {
  readonly full: DocumentTable;
  readonly document: Document;
  readonly creatorId: number;
  readonly people: KnownPeople;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
  /** When people work; default: as where the application says nothing. */
  readonly workingHours?: WorkingHours | undefined;
}

const programs = new WeakMap<readonly ConditionGroup[], Program>();

/** Definitions are kept, so each condition is compiled once. */
const programOf = (groups: readonly ConditionGroup[], full: DocumentTable): Program => {
  const known = programs.get(groups);
  if (known !== undefined) return known;
  const made = compile(groupsToTree(groups, conditionDocument(full)));
  programs.set(groups, made);
  return made;
};

/** What conditions of flows read of a document: its record, its rows and its creator. */
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

/** Facts over one saved document: conditions hold or not on its record, its rows and its creator. */
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

/** Whether a condition of the flow speaks of rows: only then they are read. */
export const asksRows = (flow: WorkflowDefinition | undefined): boolean =>
  [...(flow?.nodes ?? []), ...(flow?.lines ?? [])].some(({ groups }) =>
    groups.some(({ tjOptions }) => tjOptions.some(({ tableName }) => tableName !== undefined)),
  );
