import { download } from '../files/download.ts';
import { signPictures } from '../files/signPictures.ts';
import { upload } from '../files/upload.ts';
import { publicRoute, type Route, userRoute } from '../http/Route.ts';

/** Files of records. */
export const fileRoutes: readonly Route[] = [
  ...['upload', 'elupload'].map(
    (verb): Route => ({
      ...userRoute('POST', `/api/:table/${verb}`, (call) => upload(call, call.params.table ?? '')),
      uploads: 'unread',
    }),
  ),
  userRoute('POST', '/api/jig/pictures', signPictures),
  // Public: a signed address comes without the header; who asks is found out inside.
  publicRoute('GET', '/Upload/Tables/:table/:id/:name', download),
];
