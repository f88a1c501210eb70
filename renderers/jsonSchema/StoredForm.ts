// Deep import: the library's index also loads its test tools, which need a validator that is not installed.
import Form from '@rjsf/core/lib/components/Form.js';
import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  schemaHasNestedConditional,
} from '@rjsf/utils';

/** What the library may fill into new values: defaults and constants, never an empty list or object. */
const filling: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'skipEmptyDefaults',
  arrayMinItems: { populate: 'never' },
};

type Change = Parameters<Form['getStateFromProps']>;
type State = ReturnType<Form['getStateFromProps']>;
type SchemaUtils = State['schemaUtils'];

/**
 * The library's form, but stored data stays as it is until the user changes it. A form without data, an added
 * item and a chosen alternative start with their defaults and constants.
 */
export class StoredForm extends Form {
  override getStateFromProps(...change: Change): State {
    const [given, data, retrieved, resets, changedFields, skips, sanitizes, before = this.state, fallback] =
      change;
    const props = { ...given, experimental_defaultFormStateBehavior: filling };
    return super.getStateFromProps(
      props,
      data,
      retrieved,
      resets,
      changedFields,
      skips,
      sanitizes,
      withUtils(before, props),
      fallback,
    );
  }
}

/** The state with tools for the schema of the props. Undefined before the first state. */
function withUtils(before: State | undefined, { validator, schema }: Change[0]): State {
  const state = before as State;
  if (before && !before.schemaUtils.doesSchemaUtilsDiffer(validator, schema, filling)) return before;
  const schemaUtils = keeping(createSchemaUtils(validator, schema, filling));
  const root = schemaUtils.getRootSchema();
  return { ...state, schemaUtils, hasNestedConditionalSchema: schemaHasNestedConditional(root, root) };
}

/** Values that a type starts with where the library starts with none. */
const starts: Readonly<Record<string, unknown>> = { array: [], null: null };

function keeping(utils: SchemaUtils): SchemaUtils {
  const fill = utils.getDefaultFormState.bind(utils);
  const root = utils.getRootSchema();
  utils.getDefaultFormState = (schema, data, ...more) => {
    if (schema === root && data !== undefined) return data;
    const filled = fill(schema, data, ...more);
    return filled === undefined ? starts[String(utils.retrieveSchema(schema).type)] : filled;
  };
  return utils;
}
