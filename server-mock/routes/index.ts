import type { Route } from '../http/Route.ts';
import { approvalRoutes } from './approval.ts';
import { columnRoutes } from './columns.ts';
import { dictionaryRoutes } from './dictionary.ts';
import { extensionRoutes } from './extension.ts';
import { fileRoutes } from './files.ts';
import { formDesignRoutes } from './formDesign.ts';
import { formDesignUserRoutes } from './formDesignUser.ts';
import { healthRoutes } from './health.ts';
import { permissionRoutes } from './permission.ts';
import { schemaRoutes } from './schemas.ts';
import { sessionRoutes } from './session.ts';
import { tableRoutes } from './table.ts';
import { userRoutes } from './user.ts';
import { workbookRoutes } from './workbooks.ts';

/** All routes of the server; routes of single tables come before those of every table. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...userRoutes,
  ...permissionRoutes,
  ...dictionaryRoutes,
  ...columnRoutes,
  ...formDesignRoutes,
  ...formDesignUserRoutes,
  ...extensionRoutes,
  ...fileRoutes,
  ...sessionRoutes,
  ...schemaRoutes,
  ...approvalRoutes,
  ...workbookRoutes,
  ...tableRoutes,
];
