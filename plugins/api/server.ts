/** `jig/plugin/server`: what the server half of a plugin imports: hooks of saves and deletions, SQL with parameters. */

export {
  type Hook,
  type HookInput,
  type HookRegistry,
  type Moment,
  veto,
} from '../../server-mock/context/Hook.ts';
export type { ServerPlugin } from '../../server-mock/context/ServerPlugin.ts';
export { run } from '../../server-mock/db/sql/compile.ts';
export { sql } from '../../server-mock/db/sql/sql.ts';
