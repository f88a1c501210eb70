import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isApiPath } from '../../runtime/wire/apiPath.ts';
import { veto } from '../context/Hook.ts';

/** What a task calls: this server with the rights of the task's author, or an address the operator allows. */
export type TaskTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: URL };

const own = 'http://jig.invalid';

/**
 * Reads an address. `hosts` are those the operator allows (OUTBOUND_HOSTS), each `name` or `name:port`. Issues are at
 * `ApiUrl`.
 */
export const targetOf = (
  address: string,
  hosts: readonly string[],
): TaskTarget | { readonly issues: readonly Issue[] } => {
  if (address.startsWith('/')) {
    const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
    // `//host/path` is another host.
    return url?.origin === own && isApiPath(url.pathname)
      ? { kind: 'own', path: `${url.pathname}${url.search}` }
      : { issues: veto('ApiUrl', 'task.address') };
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    return { issues: veto('ApiUrl', 'task.address') };
  return hosts.includes(url.host)
    ? { kind: 'outside', url }
    : { issues: veto('ApiUrl', 'task.host', { host: url.host }) };
};
