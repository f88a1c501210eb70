import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { anyone } from '../Right.ts';

/** What an administrator set for the whole product. */
export const paramsEndpoints = {
  /** The logo, which the login page shows too; 404: none is set. */
  logo: endpoint<FileAnswer>()('GET', '/api/jig/logo', anyone),
} as const;
