import { flowIssues } from '../../wire/workflow/readFlowCheck.ts';
import { nodePeople } from '../../wire/workflow/readNodePeople.ts';
import { workflowDesignEndpoints } from '../../wire/workflow/workflowDesignEndpoints.ts';
import type { Http } from '../Http.ts';
import type { FlowDesignCalls } from './FlowDesignCalls.ts';

/** {@link FlowDesignCalls} over getNodeDic and check. */
export const httpFlowDesign = (http: Http): FlowDesignCalls => ({
  people: () => http.call(workflowDesignEndpoints.people, {}, nodePeople),
  check: (row) => http.call(workflowDesignEndpoints.check, { body: { mainData: row } }, flowIssues),
});
