import {
  type FunctionHelp,
  type LanguageTools,
  type ParameterHelp,
  signatureText,
} from '../../expressions/service/index.ts';
import { categories } from './categories.ts';
import { typeNames } from './typeNames.ts';

/** The function reference of a language as Markdown: an index, then the functions by category. */
export function functionReference(title: string, intro: string, { functions }: LanguageTools): string {
  const known = Object.keys(categories).filter((category) =>
    functions.some((help) => help.category === category),
  );
  const groups = known.map((category) => ({
    name: `${categories[category]?.zh} ${categories[category]?.en}`,
    functions: functions.filter((help) => help.category === category),
  }));
  const contents = groups.map(
    (group) =>
      `**${group.name}**：${group.functions.map((help) => `[${help.name}](#${anchorOf(help)})`).join(' ')}`,
  );
  const sections = groups.map((group) => [`## ${group.name}`, ...group.functions.map(section)].join('\n\n'));
  return `${[`# ${title}`, intro, ...contents, ...sections].join('\n\n')}\n`;
}

function headingOf({ name, title }: FunctionHelp): string {
  return name === title ? name : `${name} ${title}`;
}

/** Makes the anchor that Markdown viewers give a heading. */
function anchorOf(help: FunctionHelp): string {
  return headingOf(help)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function section(help: FunctionHelp): string {
  const { name, aliases, title, parameters, result, summary, examples } = help;
  const others = aliases.filter((alias) => alias !== title && alias !== name);
  return [
    `### ${headingOf(help)}`,
    `\`${signatureText(help)}\` → ${typeNames[result]}${others.length === 0 ? '' : `。也可以写作 ${others.join('、')}`}`,
    `${summary.zh} ${summary.en}`,
    ...(parameters.length === 0 ? [] : [parameters.map(parameterLine).join('\n')]),
    ...(examples.length === 0 ? [] : [examples.map(exampleLine).join('\n')]),
  ].join('\n\n');
}

function parameterLine({ name, title, type, optional, repeats }: ParameterHelp): string {
  const notes = [typeNames[type], ...(optional ? ['可省略'] : []), ...(repeats ? ['可重复'] : [])];
  return `- \`${name}\` ${title === name ? '' : title}（${notes.join('，')}）`;
}

function exampleLine({ source, data, value }: FunctionHelp['examples'][number]): string {
  const given = data === undefined ? '' : `，数据 ${code(JSON.stringify(data))}`;
  return `- ${code(source)} → ${code(JSON.stringify(value))}${given}`;
}

/** Formats code in backquotes; doubles them when the text contains one. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
