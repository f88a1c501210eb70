import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { Chars, getConsumedChars, isPotentiallyZeroLength } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

type Flags = AST.Flags;

/**
 * Reasons why a regular expression may take more than linear time; empty when it is always linear.
 * Finds more than scslre (`(a+)+`, `a*a*`, `a+$`): a start that repeats inside an open repetition, such as
 * `<!doctype[^>]*>` over many `<!doctype`.
 */
export function superLinear(source: string, flags: string): readonly string[] {
  const known = analyse({ source, flags }).reports.map(({ type, exponential }) =>
    exponential ? `${type}, exponential` : type,
  );
  return known.length > 0 ? known : repeatedBeginnings(source, flags);
}

function repeatedBeginnings(source: string, flags: string): readonly string[] {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const parsed = parser.parseFlags(flags);
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max === Number.POSITIVE_INFINITY && !parsed.sticky && restarts(quantifier, parsed))
        found.push(`the text before ${quantifier.raw} may repeat within it`);
    },
  });
  return found;
}

/** Whether a match may restart at every position of the repetition and then fail behind it. */
function restarts(quantifier: AST.Quantifier, flags: Flags): boolean {
  const { before, behind } = around(quantifier);
  const inside = getConsumedChars(quantifier.element, flags).chars;
  const consuming = before.flatMap(parts).filter((element) => !isPotentiallyZeroLength(element, flags));
  const canFail = behind.some((element) => !isPotentiallyZeroLength(element, flags) || asserts(element));
  // With flag `m` a match starts once per line: linear when the repetition stays within the line.
  const once = !flags.multiline || inside.isDisjointWith(Chars.lineTerminator(flags));
  const anchored = once && before.some((element) => element.type === 'Assertion' && element.kind === 'start');
  const repeats =
    consuming.length > 0 &&
    consuming.every((element) => !getConsumedChars(element, flags).chars.isDisjointWith(inside));
  return canFail && !anchored && repeats;
}

/** Unwraps a group with one alternative. */
function parts(element: AST.Element): readonly AST.Element[] {
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
  const [only, ...others] = isGroup ? element.alternatives : [];
  return only === undefined || others.length > 0 ? [element] : only.elements.flatMap(parts);
}

const asserts = (element: AST.Element): boolean => element.type === 'Assertion';

/** Elements before and behind a quantifier, in its own and all outer alternatives. */
function around(quantifier: AST.Quantifier): {
  readonly before: readonly AST.Element[];
  readonly behind: readonly AST.Element[];
} {
  const before: AST.Element[] = [];
  const behind: AST.Element[] = [];
  let node: AST.Node | null = quantifier;
  while (node !== null) {
    const parent: AST.Node | null = node.parent;
    if (parent?.type === 'Alternative') {
      const at = parent.elements.findIndex((element) => element === node);
      before.unshift(...parent.elements.slice(0, at));
      behind.push(...parent.elements.slice(at + 1));
    }
    node = parent;
  }
  return { before, behind };
}
