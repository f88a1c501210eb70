import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import type { Condition, Section } from './Section.ts';

/** A section with what follows from its position. */
export interface Choice {
  readonly section: Section;
  /** True when the section accepts this number. The first such section shows it. */
  fits(value: Numeric): boolean;
  /** True when only negative numbers reach the section: it writes the minus itself or hides it. */
  readonly unsigned: boolean;
}

const holds: Readonly<Record<Condition['operator'], (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
};

/**
 * Conditions of the number sections. Without written conditions the first is for positive numbers, the second
 * for negative ones and the third for zero; a single section takes all.
 */
export function choices(sections: readonly Section[]): Choice[] {
  return sections.map((section, at) => {
    const condition = conditionAt(sections, at);
    const test = condition === undefined ? undefined : holds[condition.operator];
    const operand = condition?.operand ?? 0;
    return {
      section,
      fits: (value) => test === undefined || test(compareNumbers(value, operand)),
      unsigned: onlyNegative(sections, at),
    };
  });
}

/** The section's own condition, or the one implied by its position. */
function conditionAt(sections: readonly Section[], at: number): Condition | undefined {
  const own = sections[at]?.condition;
  if (own !== undefined) return own;
  if (at === sections.length - 1) return undefined;
  if (at === 1) return { operator: '<', operand: 0 };
  return { operator: sections.length === 2 ? '>=' : '>', operand: 0 };
}

/** True when no number from 0 up reaches the section. */
function onlyNegative(sections: readonly Section[], at: number): boolean {
  const condition = conditionAt(sections, at);
  if (condition === undefined) return at === 1 && coversPositive(conditionAt(sections, 0));
  const limit = compareNumbers(condition.operand, 0);
  return condition.operator === '<' ? limit <= 0 : ['<=', '='].includes(condition.operator) && limit < 0;
}

function coversPositive(condition: Condition | undefined): boolean {
  const operator = condition?.operator;
  return (operator === '>=' || operator === '>') && compareNumbers(condition?.operand ?? 0, 0) <= 0;
}
