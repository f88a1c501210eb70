import { fileEndpoints as endpoints } from '../../runtime/wire/files/fileEndpoints.ts';
import type { UserCall } from '../http/Call.ts';
import { publicRoute, type Route, userRoute } from '../http/Route.ts';
import { download } from './download.ts';
import { signPictures } from './signPictures.ts';
import { upload } from './upload.ts';

const toTable = (call: UserCall) => upload(call, call.params.table ?? '');

/** Routes for files of records. */
export const fileRoutes: readonly Route[] = [
  userRoute(endpoints.upload, toTable, { uploads: 'unread' }),
  userRoute(endpoints.uploadInGrid, toTable, { uploads: 'unread' }),
  userRoute(endpoints.signPictures, signPictures),
  publicRoute(endpoints.download, download),
];
