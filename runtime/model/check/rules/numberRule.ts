import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** The dictionary of everything a number rule may be made for. */
const dictionary = 'numberRuleForm';

/** A field numbered by a rule nobody could make: its code is not among the forms of the number rules. */
export const numberRule: SchemaRule = {
  name: 'numberRule',
  *check(subject) {
    const forms = subject.bundle.dictionaries.get(dictionary)?.data;
    if (forms === undefined) return;
    const known = new Set(forms.map((form) => String(form.key)));
    for (const { line, path } of subject.said)
      if (line.numberRule !== undefined && !known.has(line.numberRule))
        yield unknownName('schema.unknownNumberRule', `${path}/numberRule`, line.numberRule, known);
  },
};
