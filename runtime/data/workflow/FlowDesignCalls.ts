import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { FlowPeople } from '../../wire/workflow/readNodePeople.ts';
import type { Answer } from '../Answer.ts';

/** Calls of the workflow designer. */
export interface FlowDesignCalls {
  people(): Promise<Answer<FlowPeople>>;
  /** Issues and warnings that a save of this row of Sys_WorkFlow would report. Stores nothing. */
  check(row: Row): Promise<Answer<readonly Issue[]>>;
}
