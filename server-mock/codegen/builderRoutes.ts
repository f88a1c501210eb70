import { codegenEndpoints as endpoints } from '../../runtime/wire/codegen/codegenEndpoints.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { previewEntry } from './previewEntry.ts';

/** Calls about table entries besides those of every record. */
export const builderRoutes: readonly Route[] = [userRoute(endpoints.preview, previewEntry)];
