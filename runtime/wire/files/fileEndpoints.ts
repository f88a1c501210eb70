import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { rowsOf } from '../NamedTable.ts';
import { anyone, onTable } from '../Right.ts';
import type { PicturesBody } from './PicturesBody.ts';

/** Files of records. `ElUpload` is the upload of a detail grid. */
export const fileEndpoints = {
  /** Answers the path that the names of the files stand behind. */
  upload: endpoint<string>()('POST', '/api/:table/Upload', onTable('Upload'), rowsOf('path')),
  uploadInGrid: endpoint<string>()('POST', '/api/:table/ElUpload', onTable('Upload'), rowsOf('path')),
  /** Answers signed addresses by path. */
  signPictures: endpoint<Readonly<Record<string, string>>, PicturesBody>()(
    'POST',
    '/api/jig/pictures',
    onTable('Search'),
    'reads',
  ),
  /** Public: a signed address is requested without the header. The operation identifies the user. */
  download: endpoint<FileAnswer>()('GET', '/Upload/Tables/:table/:id/:name', anyone),
} as const;
