import type { Option } from '../../model/schema/FieldSchema.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';

/** Body of check: a row of Sys_WorkFlow as a save would send it. */
export interface FlowCheckBody {
  readonly mainData: Row;
}

/** Issues that a save would report. */
export interface FlowCheck {
  readonly publishable: boolean;
  readonly issues: readonly (Issue & { readonly message: string })[];
}

/** A field that conditions of a flow may use. */
export interface ConditionField {
  readonly field: string;
  readonly name: string;
  readonly columnType: string;
  readonly data: readonly Pick<Option, 'key' | 'value'>[];
}

/** A table with approval, and the tables that its conditions may use. */
export interface FlowTable {
  readonly key: string;
  readonly value: string;
  readonly workFlowOptionList: readonly { readonly tableName: string; readonly tableNameCn: string }[];
}
