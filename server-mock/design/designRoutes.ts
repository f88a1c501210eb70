import { designEndpoints as endpoints } from '../../runtime/wire/design/designEndpoints.ts';
import { history } from '../catalog/versions.ts';
import { succeed } from '../http/Answer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { adminId, designVersions } from '../reading/storedDesign.ts';
import { addDesign } from './addDesign.ts';
import { getDesign } from './getDesign.ts';
import { resetDesign } from './resetDesign.ts';
import { restoreDesign } from './restoreDesign.ts';
import { withForm } from './withForm.ts';

/** Routes for form designs of users and of the administrator. */
export const designRoutes: readonly Route[] = [
  userRoute(endpoints.own, (call) => getDesign(call, call.user.id)),
  userRoute(endpoints.default, (call) => getDesign(call, adminId)),
  userRoute(endpoints.add, addDesign),
  userRoute(endpoints.update, addDesign),
  userRoute(endpoints.reset, resetDesign),
  userRoute(endpoints.history, (call) =>
    withForm(call, call.query('titleEnName') ?? '', async ({ main }) => {
      const { kind, name } = designVersions(main.table, call.user.id);
      return succeed(null, await history(call.context.db, kind.name, name));
    }),
  ),
  userRoute(endpoints.restore, restoreDesign),
];
