import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import type { Condition, Section } from './Section.ts';

/** A section with what its place among the others makes of it. */
export interface Choice {
  readonly section: Section;
  /** Whether the section is for this number; the first that is shows it. */
  fits(value: Numeric): boolean;
  /** Only negative numbers come here: the section brings the minus itself, or means to hide it. */
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
 * The sections for numbers: by conditions where they are written, else the first for positive numbers, the second for
 * negative ones, the third for zero; a single one for all.
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

/** The condition a section has, its own or the one its place gives it. */
function conditionAt(sections: readonly Section[], at: number): Condition | undefined {
  const own = sections[at]?.condition;
  if (own !== undefined) return own;
  if (at === sections.length - 1) return undefined;
  if (at === 1) return { operator: '<', operand: 0 };
  return { operator: sections.length === 2 ? '>=' : '>', operand: 0 };
}

/** Whether no number from 0 up can reach a section. */
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
