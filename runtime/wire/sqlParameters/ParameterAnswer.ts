/** A field whose value the SQL text uses. */
export interface ParameterField {
  /** The field's name. */
  readonly value: string;
  /** Its title. */
  readonly label: string;
  /** Belongs to the record itself, or to a detail row. */
  readonly property: 'main' | 'detail';
  readonly type?: string;
}

/** A SQL parameter of a form design. */
export interface ParameterAnswer {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly type: 'text' | 'number' | 'date';
  readonly params: readonly ParameterField[];
  readonly property: 'main' | 'detail';
  /** SQL text; only its author gets it. */
  readonly content?: string;
}

/** Whether SQL parameters may run. */
export interface SqlSwitch {
  readonly on: boolean;
}

/** Body of checkSql: the texts of a form design. */
export interface SqlCheckBody {
  readonly SqlParams: string;
  readonly TitleEnName: string;
}
