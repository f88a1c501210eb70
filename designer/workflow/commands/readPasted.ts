import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import {
  isNothing,
  own,
  type RawObject,
  rawObject,
} from '../../../runtime/model/workflow/definition/rawObject.ts';
import { readConfig, readJson } from '../../../runtime/model/workflow/definition/readConfig.ts';

/** Nodes and lines found in pasted text. `issues` describe the rest, with paths into the text. */
export interface Pasted {
  readonly nodes: readonly RawObject[];
  readonly lines: readonly RawObject[];
  readonly issues: readonly Issue[];
}

/**
 * Reads text of any kind: copied parts (复制), a row of Sys_WorkFlow, a list of nodes or lines, one node. Never
 * throws.
 */
export function readPasted(text: string): Pasted {
  const { value, issues } = readJson(text, '');
  // Nested JSON text, such as a NodeConfig copied out of a row.
  const inner = typeof value === 'string' ? readJson(value, '') : { value, issues: [] };
  const found = partsOf(inner.value);
  const noted = [...issues, ...inner.issues, ...found.issues];
  if (found.nodes.length + found.lines.length > 0 || noted.length > 0) return { ...found, issues: noted };
  return { ...found, issues: [schemaIssue('flowDesigner.pastedNothing', '')] };
}

function partsOf(value: unknown): Pasted {
  const object = rawObject(value);
  if (object === undefined) return listOf(value);
  if (isNothing(own(object, 'NodeConfig')) && isNothing(own(object, 'LineConfig'))) {
    return isPart(object) ? listOf([object]) : listOf(undefined);
  }
  const nodes = readConfig('NodeConfig', own(object, 'NodeConfig'));
  const lines = readConfig('LineConfig', own(object, 'LineConfig'));
  return {
    nodes: nodes.parts.map(({ raw }) => raw),
    lines: lines.parts.map(({ raw }) => raw),
    issues: [...nodes.issues, ...lines.issues],
  };
}

/** Reads a list of nodes and lines; lines are the elements that have two ends. */
function listOf(value: unknown): Pasted {
  if (!Array.isArray(value)) return { nodes: [], lines: [], issues: [] };
  const parts = value.map((element: unknown) => rawObject(element));
  const issues = parts.flatMap((part, at) =>
    part !== undefined && isPart(part) ? [] : [schemaIssue('workflowCheck.notAnObject', `/${at}`)],
  );
  const sound = parts.filter((part): part is RawObject => part !== undefined && isPart(part));
  return { nodes: sound.filter((part) => !isLine(part)), lines: sound.filter(isLine), issues };
}

const isLine = (part: RawObject): boolean => Object.hasOwn(part, 'from') && Object.hasOwn(part, 'to');

const isPart = (part: RawObject): boolean =>
  isLine(part) || ['id', 'name', 'type'].some((key) => Object.hasOwn(part, key));
