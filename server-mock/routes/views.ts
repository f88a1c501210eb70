import { viewEndpoints as endpoints } from '../../runtime/wire/views/viewEndpoints.ts';
import { succeed } from '../http/Answer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { previewView } from '../operations/views/previewView.ts';
import { viewDesign } from '../operations/views/viewDesign.ts';
import { withdrawView } from '../operations/views/withdrawView.ts';

/** Routes for the designer of views. */
export const viewRoutes: readonly Route[] = [
  userRoute(endpoints.design, async (call) => succeed(null, await viewDesign(call.context))),
  userRoute(endpoints.preview, previewView),
  userRoute(endpoints.withdraw, withdrawView),
];
