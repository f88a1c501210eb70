import { authorize, isGranted } from '../../runtime/model/access/authorize.ts';
import { actionWord } from '../../runtime/model/messages/index.ts';
import type { UserRight } from '../../runtime/wire/Right.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { decisionText } from '../reading/decisionText.ts';
import { mayWriteSql } from '../sqlParameters/mayWrite.ts';

type Kind = UserRight['by'];

type Check<K extends Kind> = (
  call: UserCall,
  right: Extract<UserRight, { readonly by: K }>,
) => Answer | undefined;

const inOperation = (): undefined => undefined;

const checks: { readonly [K in Kind]: Check<K> } = {
  user: () => undefined,
  superAdmin: (call) => (call.user.isSuperAdmin ? undefined : refuse('403', call.say('server.noRight'))),
  sqlAuthor: (call) =>
    mayWriteSql(call.user) ? undefined : refuse('403', call.say('sqlParameter.onlyAdmin')),
  menu: (call, { page, action }) => {
    if (isGranted(call.user, action, page)) return undefined;
    const menu = call.context.catalog.bundle.menus.find(({ url }) => url === page);
    const params = { cnName: menu?.name ?? page, action: actionWord(action, call.locale) };
    return refuse('403', call.say('server.missingRight', params));
  },
  namedTable: (call, { table: name, action }) => {
    const table = call.context.catalog.table(name);
    if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: name }));
    const decision = authorize(call.user, action, table);
    return decision.allowed ? undefined : refuse('403', decisionText(decision, call.locale));
  },
  table: inOperation,
  document: inOperation,
};

/** Refuses a call whose right the user lacks. Undefined: granted, or the operation decides by table and record. */
export const refusalByRight = <K extends Kind>(
  call: UserCall,
  right: Extract<UserRight, { readonly by: K }>,
): Answer | undefined => (checks[right.by as K] as Check<K>)(call, right);
