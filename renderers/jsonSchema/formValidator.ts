import type { ErrorSchema, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { jsonChecker } from '../../runtime/model/check/jsonSchema/checkJson.ts';
import { stepsOf } from '../../runtime/model/check/pointer.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';

/** Adapts our validator to the form library. It interprets schemas and generates no code. */
export function formValidator(root: JsonObject, say: (issue: Issue) => string): ValidatorType {
  const checker = jsonChecker(root);
  const check = (data: unknown): readonly Issue[] => checker.check(withoutGaps(data) ?? {});
  return {
    validateFormData(data) {
      const issues = check(data);
      return { errors: issues.map((issue) => flat(issue, say)), errorSchema: errorsAt(issues, say) };
    },
    // A missing value fits only a schema that allows everything.
    isValid: (schema: RJSFSchema, data) =>
      data !== undefined && checker.fits(schema as JsonObject, withoutGaps(data) ?? null),
    rawValidation: <Result>(_schema: RJSFSchema, data?: unknown) => ({ errors: check(data) as Result[] }),
  };
}

const flat = (issue: Issue, say: (issue: Issue) => string): RJSFValidationError => ({
  property: issue.path,
  message: say(issue),
  stack: say(issue),
});

/** Converts issues to the error tree of the form library. */
export function errorsAt(issues: readonly Issue[], say: (issue: Issue) => string): ErrorSchema {
  const tree: Tree = {};
  for (const issue of issues) {
    let place = tree;
    for (const step of stepsOf(issue.path)) {
      if (!Object.hasOwn(place, step)) Object.defineProperty(place, step, { ...own, value: {} });
      place = place[step] as Tree;
    }
    place.__errors = [...((place.__errors as string[] | undefined) ?? []), say(issue)];
  }
  return tree as ErrorSchema;
}

type Tree = { [name: string]: Tree | string[] };
/** `defineProperty` makes names such as `__proto__` ordinary properties. */
const own = { enumerable: true, writable: true, configurable: true } as const;

/** Removes undefined values, which the form keeps for emptied fields and JSON does not have. */
export function withoutGaps(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((one) => withoutGaps(one) ?? null);
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const kept = withoutGaps(one);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}
