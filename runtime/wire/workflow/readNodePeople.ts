import { reading } from '../Reader.ts';
import { bool, listOf, number, object, or, type Shape, text, textOrNumber } from '../shape.ts';
import type { NamedKey, NamedUser, NodeNames, NodePeople } from './NodePeople.ts';

/** {@link NodePeople} as the browser reads it. */
export type FlowPeople = Pick<NodePeople, 'users' | 'roles' | 'disabled' | 'mail'>;

const key: Shape<number> = reading(textOrNumber, Number);

const user = object<NamedUser>({ key, value: or(text, ''), roleIds: or(listOf(number, 1000), []) });
const role = object<NamedKey>({ key, value: or(text, '') });
const lists = { users: or(listOf(user, 100_000), []), roles: or(listOf(role, 10_000), []) };

/** The answer of getNodeDic. */
export const nodePeople: Shape<FlowPeople> = object<FlowPeople>({
  ...lists,
  mail: or(bool, false),
  disabled: or(object<NodeNames>(lists), { users: [], roles: [] }),
});
