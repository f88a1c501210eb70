import { fieldNamed } from '../../runtime/model/fields/resolve/fieldNamed.ts';
import { dependencyValues } from '../../runtime/model/record/dependencies.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { ChoicesBody } from '../../runtime/wire/records/rowCalls.ts';
import { equalsOf } from '../dictionaries/equalsOf.ts';
import { dictionary } from '../dictionaries/options.ts';
import { optionsLimit } from '../dictionaries/sourceOptions.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';

/**
 * `POST /api/{table}/Choices` `{field, values}`: options of a select that depends on other fields.
 * `values` holds the values of those fields, by the names in `dependsOn`. The save checks the choice again.
 */
export const choices = async (call: UserCall, tableName: string): Promise<Answer<readonly Option[]>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const body = sentBody<ChoicesBody>(call);
  const name = asText(body.field) ?? '';
  const field = fieldNamed(found.access.table, name);
  if (field?.dataKey === undefined || !found.access.readable.has(field.field))
    return refuse('422', call.say('server.noChoices', { field: name }));
  const sent = asObject(body.values) ?? {};
  const values = dependencyValues(field, {
    read: (one) => (one === '$main' ? mainOf(sent) : (asText(sent[one]) ?? null)),
  });
  if (values === undefined) return succeed(null, []);
  const options = await dictionary(call, field.dataKey, {
    equals: equalsOf(call.context.catalog, field, values),
    limit: optionsLimit,
  });
  return succeed(options?.message ?? null, options?.data ?? []);
};

/** Collects values sent as `$main.Field` into one header row. */
const mainOf = (sent: Readonly<Record<string, unknown>>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith('$main.') ? [[name.slice('$main.'.length), asText(value as never) ?? null]] : [],
    ),
  );
