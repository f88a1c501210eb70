import type { SqlCheckBody, SqlSwitch } from '../../runtime/wire/sqlParameters/ParameterAnswer.ts';
import { sqlParameterEndpoints as endpoints } from '../../runtime/wire/sqlParameters/sqlParameterEndpoints.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { checkDesign } from './checkDesign.ts';
import { designsOf, mayOpen, parameterId } from './designs.ts';
import { executeSql } from './executeSql.ts';
import { mayWriteSql } from './mayWrite.ts';
import { isSwitchedOn, switchSql } from './sqlSwitch.ts';

const getParameters = async (call: UserCall) => {
  const { catalog, db } = call.context;
  const titleEnName = call.query('titleEnName') ?? '';
  if (!mayOpen(catalog, call.user, titleEnName)) return refuse('403', call.say('server.noRight'));
  const isOn = await isSwitchedOn(db);
  const designs = isOn || mayWriteSql(call.user) ? await designsOf(db, catalog, titleEnName) : [];
  const list = designs.flatMap((design) =>
    design.parameters.map(({ content, ...parameter }) => ({
      id: parameterId(design, parameter),
      ...parameter,
      // Only its author may read the SQL text.
      ...(mayWriteSql(call.user) ? { content } : {}),
    })),
  );
  return succeed(null, list, { on: isOn });
};

/** Routes for SQL parameters of form designs. */
export const sqlParameterRoutes: readonly Route[] = [
  userRoute(endpoints.execute, executeSql),
  userRoute(endpoints.list, getParameters),
  userRoute(endpoints.check, async (call) => {
    if (!(await isSwitchedOn(call.context.db))) return refuse('403', call.say('sqlParameter.off'));
    const { SqlParams, TitleEnName } = sentBody<SqlCheckBody>(call);
    const issues = await checkDesign(call, asText(SqlParams) ?? '', asText(TitleEnName) ?? '');
    return issues.length > 0 ? issuesAnswer(call, issues) : succeed(call.say('server.done'));
  }),
  userRoute(endpoints.switch, async (call) => {
    const { on } = sentBody<SqlSwitch>(call);
    if (typeof on !== 'boolean') return refuse('422', call.say('server.paramsIncomplete'));
    await switchSql(call, on);
    return succeed(call.say('server.saved'), { on });
  }),
];
