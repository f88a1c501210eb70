import { offsetBeyond } from '../../check/nesting.ts';
import { schemaIssue } from '../../check/schemaIssue.ts';
import { tolerantJson } from '../../check/tolerantJson.ts';
import type { Issue } from '../../schema/Issue.ts';
import { type RawObject, rawObject } from './rawObject.ts';

/** One node or line as the wire's text has it, and its place: a JSON pointer into the row (`/NodeConfig/2`). */
export interface RawPart {
  readonly raw: RawObject;
  readonly path: string;
}

/** How large a definition may be: beyond any flow a person draws, below what would keep the server busy. */
export const definitionLimits = {
  /** Characters of NodeConfig, LineConfig, and of conditions that are text inside them. */
  text: 1_000_000,
  /** Characters of a damaged text that is searched for what can still be read. */
  damaged: 200_000,
  /** Objects and lists inside each other. */
  depth: 32,
  nodes: 300,
  lines: 1000,
  /** Characters of a name, label or id. */
  name: 200,
  /** Approvers of one node, fields one node permits. */
  listed: 500,
} as const;

/** A JSON value, or what keeps it from being read; damaged text gives the part that can be read. */
interface ReadValue {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** The elements of NodeConfig or LineConfig (text, or the list itself) that are objects. Blank: none. */
export function readConfig(
  column: 'NodeConfig' | 'LineConfig',
  given: unknown,
): { readonly parts: readonly RawPart[]; readonly issues: readonly Issue[] } {
  const path = `/${column}`;
  const text = configText(given);
  if (text === undefined) return { parts: [], issues: [schemaIssue('workflowCheck.notAList', path)] };
  if (text.trim() === '') return { parts: [], issues: [] };
  const { value, issues: damage } = readJson(text, path);
  if (!Array.isArray(value)) {
    return { parts: [], issues: [...damage, schemaIssue('workflowCheck.notAList', path)] };
  }
  const issues = [...damage];
  const most = column === 'NodeConfig' ? definitionLimits.nodes : definitionLimits.lines;
  if (value.length > most) issues.push(schemaIssue('workflowCheck.tooMany', path, { n: most }));
  const parts = value.slice(0, most).flatMap((element: unknown, at) => {
    const raw = rawObject(element);
    if (raw !== undefined) return [{ raw, path: `${path}/${at}` }];
    issues.push(schemaIssue('workflowCheck.notAnObject', `${path}/${at}`));
    return [];
  });
  return { parts, issues };
}

/** What is stored of a NodeConfig or LineConfig that came as a list; text stays the text it is. Undefined: neither. */
export function configText(given: unknown): string | undefined {
  if (given === undefined || given === null) return '';
  if (typeof given === 'string') return given;
  try {
    return Array.isArray(given) ? JSON.stringify(given) : undefined;
  } catch {
    // Nested without end, or in a circle.
    return undefined;
  }
}

/** Reads JSON text of bounded size and depth; of damaged text what stands before and after the damage. */
export function readJson(text: string, path: string): ReadValue {
  if (text.length > definitionLimits.text) {
    const issue = schemaIssue('workflowCheck.tooLong', path, { n: definitionLimits.text });
    return { value: undefined, issues: [issue] };
  }
  const beyond = offsetBeyond(text, definitionLimits.depth);
  if (beyond !== undefined) {
    const issue = schemaIssue('workflowCheck.tooDeep', path, { n: definitionLimits.depth });
    return { value: undefined, issues: [issue] };
  }
  try {
    return { value: JSON.parse(text), issues: [] };
  } catch {
    if (text.length > definitionLimits.damaged)
      return { value: undefined, issues: [schemaIssue('workflowCheck.damagedLong', path)] };
    const { value, damage } = tolerantJson(text);
    return { value, issues: [schemaIssue('workflowCheck.damaged', path, { ...damage })] };
  }
}
