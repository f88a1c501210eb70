import { isMessageKey } from '../model/messages/index.ts';
import type { Issue } from '../model/schema/Issue.ts';
import { addressOf } from '../wire/Endpoint.ts';
import {
  bool,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  or,
  type Shape,
  text,
  textOrNumber,
} from '../wire/shape.ts';
import { workflowDesignEndpoints } from '../wire/workflow/workflowDesignEndpoints.ts';
import type { FlowDesignCalls, FlowPeople, NamedKey, NamedUser } from './FlowDesignCalls.ts';
import type { Http } from './Http.ts';

const named: Shape<NamedKey> = (value, path) => {
  const { key, value: name } = object<{ key: string | number; value: string }>({
    key: textOrNumber,
    value: or(text, ''),
  })(value, path);
  return { key: Number(key), value: name };
};

const user: Shape<NamedUser> = (value, path) => {
  const { roleIds } = object<{ roleIds: readonly number[] }>({ roleIds: or(listOf(number, 1000), []) })(
    value,
    path,
  );
  return { ...named(value, path), roleIds };
};

const lists = { users: or(listOf(user, 100_000), []), roles: or(listOf(named, 10_000), []) };

const people: Shape<FlowPeople> = object<FlowPeople>({
  ...lists,
  mail: or(bool, false),
  disabled: or(object<FlowPeople['disabled']>(lists), { users: [], roles: [] }),
});

const issue: Shape<Issue> = (value, path) => {
  const found = object<Omit<Issue, 'fix'> & { message: string }>({
    path: text,
    rule: text,
    params: or(
      mapOf<string | number>((param, at) => (typeof param === 'number' ? number : text)(param, at)),
      {},
    ),
    severity: oneOf(['error', 'warning', 'info']),
    message: or(text, ''),
  })(value, path);
  // A rule only the server has words for comes with them.
  const { message, ...said } = found;
  return isMessageKey(said.rule) || message === '' ? said : { ...said, rule: message, params: {} };
};

const found: Shape<readonly Issue[]> = (value, path) =>
  object<{ issues: readonly Issue[] }>({ issues: listOf(issue, 10_000) })(value, path).issues;

/** {@link FlowDesignCalls} over getNodeDic and the check of `/api/jig`. */
export const httpFlowDesign = (http: Http): FlowDesignCalls => ({
  people: () => http.plain(addressOf(workflowDesignEndpoints.people, {}), {}, people),
  check: (row) =>
    http.action(addressOf(workflowDesignEndpoints.check, {}), { body: { mainData: { ...row } } }, found),
});
