import { collectionParts } from '../../schema/PageSchema.ts';
import type { PageKind } from './PageKind.ts';

/** Forms for collecting data: filling one in, or the answers by form. */
export const collection: PageKind = {
  name: 'collection',
  view: 'Collection',
  needs: ['part'],
  options: ({ oneOf }) => ({
    part: oneOf(collectionParts, '数据采集：fill 填写表单，results 按表单查看结果'),
  }),
};
