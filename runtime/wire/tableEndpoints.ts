import type { Option } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';
import { endpoint, type FileAnswer, plainEndpoint } from './Endpoint.ts';
import { keysAt } from './NamedKey.ts';
import { ofPath } from './NamedTable.ts';
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
  page: plainEndpoint<PageAnswer, PageBody>()('POST', '/api/:table/Page', onTable('Search'), 'reads', ofPath),
  getPageData: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getPageData',
    onTable('Search'),
    'reads',
    ofPath,
  ),
  groups: endpoint<GroupsAnswer, GroupsBody>()(
    'POST',
    '/api/:table/Groups',
    onTable('Search'),
    'reads',
    'readsMuch',
    ofPath,
  ),
  counts: endpoint<CountsAnswer, CountsBody>()(
    'POST',
    '/api/:table/Counts',
    onTable('Search'),
    'reads',
    ofPath,
  ),
  detailPage: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getDetailPage',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'body.value'),
  ),
  add: endpoint<SavedAnswer, SaveBody>()('POST', '/api/:table/Add', onTable('Add'), ofPath),
  update: endpoint<SavedAnswer, SaveBody>()(
    'POST',
    '/api/:table/Update',
    onTable('Update'),
    ofPath,
    keysAt(
      'rows',
      'body.mainData.*',
      'body.detailData.*',
      'body.delKeys',
      'body.details.data.*',
      'body.details.delKeys',
    ),
  ),
  del: endpoint<null, readonly (string | number)[]>()(
    'POST',
    '/api/:table/Del',
    onTable('Delete'),
    ofPath,
    keysAt('rows', 'body', 'body.id', 'body.keys', 'body.delKeys'),
  ),
  lookup: endpoint<Row, LookupBody>()(
    'POST',
    '/api/:table/Lookup',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  choices: endpoint<readonly Option[], ChoicesBody>()(
    'POST',
    '/api/:table/Choices',
    onTable('Search'),
    'reads',
    ofPath,
  ),
  changeUpdate: endpoint<readonly RowOutcome[], StateChange>()(
    'POST',
    '/api/:table/changeUpdate',
    onTable('Update'),
    ofPath,
    keysAt('rows', 'body.keys'),
  ),
  moveRow: endpoint<readonly Row[], MoveBody>()(
    'POST',
    '/api/:table/moveRow',
    onTable('Update'),
    ofPath,
    keysAt('rows', 'body.key', 'body.before', 'body.after'),
  ),
  switchRow: endpoint<readonly string[], RowSwitch>()(
    'POST',
    '/api/:table/switchRow',
    onTable('Update'),
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  history: endpoint<HistoryPage, HistoryBody>()(
    'POST',
    '/api/:table/History',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  comments: endpoint<CommentsPage, CommentsBody>()(
    'POST',
    '/api/:table/Comments',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  addComment: endpoint<AddedComment, NewComment>()(
    'POST',
    '/api/:table/AddComment',
    onTable('Search'),
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  related: endpoint<RelatedAnswer, RelatedBody>()(
    'POST',
    '/api/:table/Related',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'body.key'),
  ),
  uses: endpoint<UsesAnswer, readonly (string | number)[]>()(
    'POST',
    '/api/:table/Uses',
    onTable('Delete'),
    'reads',
    ofPath,
    keysAt('rows', 'body', 'body.id', 'body.keys', 'body.delKeys'),
  ),
  export: endpoint<FileAnswer, PageBody>()(
    'POST',
    '/api/:table/Export',
    onTable('Export'),
    'reads',
    'readsMuch',
    ofPath,
  ),
  treeRoots: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getTreeTableRootData',
    onTable('Search'),
    'reads',
    ofPath,
  ),
  treeChildren: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getTreeTableChildrenData',
    onTable('Search'),
    'reads',
    ofPath,
    keysAt('rows', 'query.id'),
  ),
  selector: plainEndpoint<PageAnswer, PageBody>()(
    'POST',
    '/api/:table/getSelector',
    onTable('Search'),
    'reads',
    ofPath,
  ),
  childIds: plainEndpoint<readonly (string | number)[]>()(
    'GET',
    '/api/:table/getChildIds',
    onTable('Search'),
    ofPath,
    keysAt('rows', 'query.id'),
  ),
} as const;
