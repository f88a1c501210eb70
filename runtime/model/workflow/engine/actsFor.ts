import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { People, Person } from './Facts.ts';
import type { FlowInstance } from './FlowInstance.ts';

/**
 * Whether this user may substitute for approvers of the document. Its creator may not, unless the flow allows it:
 * the seats go back to the approvers.
 */
export const maySubstitute = (
  userId: number,
  { creatorId }: Pick<FlowInstance, 'creatorId'>,
  flow: Pick<WorkflowDefinition, 'selfSubstitute'> | undefined,
): boolean => userId !== creatorId || flow?.selfSubstitute === true;

/** The users in whose name this person may decide about the document: the person, then those substituted for. */
export const actsFor = (
  person: Person,
  instance: Pick<FlowInstance, 'creatorId'>,
  flow: Pick<WorkflowDefinition, 'selfSubstitute'> | undefined,
  people: People,
): readonly [Person, ...Person[]] => [
  person,
  ...(maySubstitute(person.id, instance, flow) ? people.standsFor(person.id) : []),
];
