import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { UserCall } from '../http/Call.ts';
import { checkParameter } from './checkParameter.ts';
import { limits } from './limits.ts';
import { readParameterList } from './readParameterList.ts';
import { readParameter } from './SqlParameter.ts';

const wrong = (rule: string, path: string, params: Issue['params'] = {}): readonly Issue[] => [
  { path, rule, params, severity: 'error' },
];

/** Checks a design's `SqlParams` (JSON text). Each issue points to its parameter. Empty text has no issues. */
export const checkDesign = async (
  call: UserCall,
  text: string,
  titleEnName: string,
): Promise<readonly Issue[]> => {
  if (text.trim() === '') return [];
  const entries = readParameterList(text);
  if (entries === undefined || entries.length > limits.perDesign)
    return wrong('sqlParameter.list', 'SqlParams', { most: limits.perDesign });
  const issues: Issue[] = [];
  const fields = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const path = `SqlParams[${index}]`;
    const parameter = readParameter(entry);
    if (parameter === undefined) {
      issues.push(...wrong('sqlParameter.shape', path, { row: index + 1 }));
      continue;
    }
    if (fields.has(parameter.field))
      issues.push(...wrong('sqlParameter.fieldTwice', `${path}.field`, { name: parameter.field }));
    fields.add(parameter.field);
    const found = await checkParameter(call, parameter, titleEnName);
    issues.push(...found.map((issue) => ({ ...issue, path: `${path}.content` })));
  }
  return issues;
};
