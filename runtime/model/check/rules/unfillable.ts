import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/**
 * The property that prevents input into a field. `editRowNo` means that the field has no place in the form.
 */
const obstacle = (field: ResolvedField): 'readonly' | 'disabled' | 'hidden' | 'editRowNo' | undefined =>
  (['readonly', 'disabled', 'hidden'] as const).find((property) => field[property]) ??
  (field.editRowNo === undefined ? 'editRowNo' : undefined);

const fillsItself = (field: ResolvedField): boolean =>
  (['default', 'formula', 'numberRule', 'lookup', 'stamp', 'follows', 'serverFilled', 'match'] as const).some(
    (property) => field[property] !== undefined,
  );

/** Fields of a table that a chosen row fills: pickers of its fields, and rows that come with the header. */
const pickedOf = ({ tables }: CheckSubject): ReadonlySet<string> =>
  new Set(
    tables.flatMap(({ table }) => [
      ...table.fields.flatMap(({ picker }) =>
        Object.keys(picker?.map ?? {}).map((name) => `${table.table}.${name}`),
      ),
      ...table.details.flatMap(({ table: detail, pickers = [], fill }) =>
        [...pickers, ...(fill === undefined ? [] : [fill])].flatMap(({ map }) =>
          Object.keys(map).map((name) => `${detail}.${name}`),
        ),
      ),
    ]),
  );

/** Columns of detail tables that the save fills with the main record's key. */
const linksOf = ({ tables }: CheckSubject): ReadonlySet<string> =>
  new Set(
    tables.flatMap(({ table }) => table.details.map((detail) => `${detail.table}.${detail.foreignKey}`)),
  );

/** Finds required fields that no user can fill. Every save would fail. */
export const unfillable: SchemaRule = {
  name: 'unfillable',
  *check(subject) {
    const links = linksOf(subject);
    const picked = pickedOf(subject);
    for (const checked of subject.tables)
      for (const field of checked.table.fields) {
        const stands = field.required && !fillsItself(field) ? obstacle(field) : undefined;
        if (
          stands !== undefined &&
          field.field !== checked.table.key &&
          !links.has(`${checked.table.table}.${field.field}`) &&
          !picked.has(`${checked.table.table}.${field.field}`)
        )
          yield schemaIssue(
            stands === 'editRowNo' ? 'schema.notInForm' : 'schema.unfillable',
            subject.saidAt(checked, field.field, 'required'),
            {
              name: field.field,
              title: field.title,
              because: stands,
            },
          );
      }
  },
};

/** Finds fields filled by hooks in tables without a hook that runs before records are added. */
export const filledByHooks: SchemaRule = {
  name: 'filledByHooks',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, serverFilled } of checked.table.fields)
        if (serverFilled === true && !checked.table.hooks.addBefore?.length)
          yield schemaIssue('schema.nothingFills', subject.saidAt(checked, field, 'serverFilled'), {
            name: field,
          });
  },
};
