import type { Option } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';
import { endpoint, type FileAnswer, plainEndpoint } from './Endpoint.ts';
import type { PageAnswer, PageBody } from './PageQuery.ts';
import { onTable } from './Right.ts';
import type { AddedComment, CommentsBody, CommentsPage, NewComment } from './records/Comments.ts';
import type { CountsAnswer, CountsBody } from './records/Counts.ts';
import type { GroupsAnswer, GroupsBody } from './records/Groups.ts';
import type { HistoryBody, HistoryPage } from './records/History.ts';
import type { RelatedAnswer, RelatedBody } from './records/Related.ts';
import type { RowOutcome } from './records/RowOutcome.ts';
import type { ChoicesBody, LookupBody, MoveBody, RowSwitch, StateChange } from './records/rowCalls.ts';
import type { UsesAnswer } from './records/Uses.ts';
import type { SaveBody, SavedAnswer } from './SavePayload.ts';

/** The calls every table answers. `getPageData` is the old name of `page`. */
export const tableEndpoints = {
  page: plainEndpoint<PageAnswer, PageBody>()('POST', '/api/:table/Page', onTable('Search'), 'reads'),
  getPageData: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getPageData',
    onTable('Search'),
    'reads',
  ),
  groups: endpoint<GroupsAnswer, GroupsBody>()('POST', '/api/:table/Groups', onTable('Search'), 'reads'),
  counts: endpoint<CountsAnswer, CountsBody>()('POST', '/api/:table/Counts', onTable('Search'), 'reads'),
  detailPage: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getDetailPage',
    onTable('Search'),
    'reads',
  ),
  add: endpoint<SavedAnswer, SaveBody>()('POST', '/api/:table/Add', onTable('Add')),
  update: endpoint<SavedAnswer, SaveBody>()('POST', '/api/:table/Update', onTable('Update')),
  del: endpoint<null, readonly (string | number)[]>()('POST', '/api/:table/Del', onTable('Delete')),
  lookup: endpoint<Row, LookupBody>()('POST', '/api/:table/Lookup', onTable('Search'), 'reads'),
  choices: endpoint<readonly Option[], ChoicesBody>()(
    'POST',
    '/api/:table/Choices',
    onTable('Search'),
    'reads',
  ),
  changeUpdate: endpoint<readonly RowOutcome[], StateChange>()(
    'POST',
    '/api/:table/changeUpdate',
    onTable('Update'),
  ),
  moveRow: endpoint<readonly Row[], MoveBody>()('POST', '/api/:table/moveRow', onTable('Update')),
  switchRow: endpoint<readonly string[], RowSwitch>()('POST', '/api/:table/switchRow', onTable('Update')),
  history: endpoint<HistoryPage, HistoryBody>()('POST', '/api/:table/History', onTable('Search'), 'reads'),
  comments: endpoint<CommentsPage, CommentsBody>()(
    'POST',
    '/api/:table/Comments',
    onTable('Search'),
    'reads',
  ),
  addComment: endpoint<AddedComment, NewComment>()('POST', '/api/:table/AddComment', onTable('Search')),
  related: endpoint<RelatedAnswer, RelatedBody>()('POST', '/api/:table/Related', onTable('Search'), 'reads'),
  uses: endpoint<UsesAnswer, readonly (string | number)[]>()(
    'POST',
    '/api/:table/Uses',
    onTable('Delete'),
    'reads',
  ),
  export: endpoint<FileAnswer, PageBody>()('POST', '/api/:table/Export', onTable('Export'), 'reads'),
  treeRoots: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getTreeTableRootData',
    onTable('Search'),
    'reads',
  ),
  treeChildren: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getTreeTableChildrenData',
    onTable('Search'),
    'reads',
  ),
  selector: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getSelector',
    onTable('Search'),
    'reads',
  ),
  childIds: plainEndpoint<readonly (string | number)[]>()(
    'GET',
    '/api/:table/getChildIds',
    onTable('Search'),
  ),
} as const;
