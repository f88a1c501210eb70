import type { Frame } from '../../evaluate/Frame.ts';
import { Callable } from '../callables/Callable.ts';
import type { Regex } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { loadedRegex } from '../regex/loadRegex.ts';
import type { RegexSearch } from '../regex/RegexEngine.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { mark, raise } from './raise.ts';

/**
 * Compiles `/pattern/flags` to a function of a text. It returns `match`, `start`, `end`, `groups` and `next`,
 * which returns the following match. `regex-not-loaded` when the engine was not awaited, `refused-regex` for
 * patterns the engine does not support.
 */
export function compileRegex(node: Regex): JsonataClosure {
  let search: RegexSearch | undefined;
  return (_input, _environment, frame) => {
    mark(frame, node);
    const engine = loadedRegex();
    if (engine === undefined)
      throw frame.refuse('regex-not-loaded', 'Regular expressions are not loaded yet.');
    search ??= engine(node.pattern, node.flags);
    if (search === undefined) throw frame.refuse('refused-regex', 'This regular expression cannot be read.');
    return new RegexFunction(node, search);
  };
}

class RegexFunction extends Callable {
  readonly arity = 1;
  private readonly node: Regex;
  private readonly search: RegexSearch;

  constructor(node: Regex, search: RegexSearch) {
    super();
    this.node = node;
    this.search = search;
  }

  invoke([text]: readonly JsonataValue[], frame: Frame): JsonataValue {
    return typeof text === 'string' ? matchAt(this.node, this.search, text, 0, frame) : undefined;
  }
}

class NextMatch extends Callable {
  readonly arity = 0;
  private readonly node: Regex;
  private readonly search: RegexSearch;
  private readonly text: string;
  private readonly from: number;

  constructor(node: Regex, search: RegexSearch, text: string, from: number) {
    super();
    this.node = node;
    this.search = search;
    this.text = text;
    this.from = from;
  }

  invoke(_args: readonly JsonataValue[], frame: Frame): JsonataValue {
    if (this.from >= this.text.length) return undefined;
    return matchAt(this.node, this.search, this.text, this.from, frame, true);
  }
}

function matchAt(
  node: Regex,
  search: RegexSearch,
  text: string,
  from: number,
  frame: Frame,
  again = false,
): JsonataValue {
  const perCharacter = 1 + (node.pattern.length >>> 4);
  // A search may scan the whole text for each part of the pattern. Charges for that, then refunds what it did
  // not scan.
  const most = 1 + ((text.length - from) >>> 3) * perCharacter;
  frame.charge(most);
  const { match: found, looked } = search(text, from);
  frame.charge(1 + (looked >>> 3) * perCharacter - most);
  if (found === undefined) return undefined;
  const { start, end, groups } = found;
  // A pattern that matches the empty text would match forever.
  if (again && start === end) throw raise('D1004', frame, node);
  frame.allocate(96 + 2 * (end - start) + 16 * groups.length);
  const next = new NextMatch(node, search, text, end);
  return { match: text.slice(start, end), start, end, groups, next };
}
