import type { App } from '../../host/AppContext.ts';
import { resolve } from '../../model/fields/resolve/resolve.ts';
import { FormStore } from '../form/FormStore.ts';

/** Name of the only field of the form. */
export const commentField = 'Content';

/** A form with one text in which `@` offers users. */
export const commentForm = ({ fieldTypes, t }: Pick<App, 'fieldTypes' | 't'>, text: string): FormStore => {
  const table = {
    table: 'NewComment',
    cnName: t('comment.field'),
    key: 'Comment_Id',
  };
  const field = {
    field: commentField,
    title: t('comment.field'),
    type: 'tag',
    dataKey: 'users',
    maxlength: 2000,
    placeholder: t('comment.hint'),
    editRowNo: 1,
    colSize: 12,
  };
  const resolved = resolve([{ kind: 'table', name: table.table, table, fields: [field] }], fieldTypes);
  return new FormStore(resolved.table, { action: 'Edit', initial: { [commentField]: text } });
};
