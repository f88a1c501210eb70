import { endpoint } from '../Endpoint.ts';
import { anyone, onTable } from '../Right.ts';

/** Files of records. `ElUpload` is the upload of a detail grid. */
export const fileEndpoints = {
  upload: endpoint('POST', '/api/:table/Upload', onTable('Upload')),
  uploadInGrid: endpoint('POST', '/api/:table/ElUpload', onTable('Upload')),
  signPictures: endpoint('POST', '/api/jig/pictures', onTable('Search')),
  /** Public: a signed address is requested without the header. The operation identifies the user. */
  download: endpoint('GET', '/Upload/Tables/:table/:id/:name', anyone),
} as const;
