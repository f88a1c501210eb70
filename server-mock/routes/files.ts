import { download } from '../files/download.ts';
import { signPictures } from '../files/signPictures.ts';
import { upload } from '../files/upload.ts';
import { publicRoute, type Route, userRoute } from '../http/Route.ts';

/** Routes for files of records. */
export const fileRoutes: readonly Route[] = [
  ...['upload', 'elupload'].map(
    (verb): Route => ({
      ...userRoute('POST', `/api/:table/${verb}`, (call) => upload(call, call.params.table ?? '')),
      uploads: 'unread',
    }),
  ),
  userRoute('POST', '/api/jig/pictures', signPictures),
  // Public, because a signed address is requested without the header; the operation identifies the user.
  publicRoute('GET', '/Upload/Tables/:table/:id/:name', download),
];
